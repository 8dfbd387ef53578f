/** One row of the summary: the measured value, the promise, and whether it was kept. */
export interface Figure {
  name: string
  found: string
  promised: string
  kept: boolean
}

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function summary(figures: Figure[]): string {
  const rows = figures.map(({ name, found, promised, kept }) => [name, found, promised, kept ? 'yes' : '**no**'])
  return `\n${table(['figure', 'found', 'promised', 'kept'], rows)}`
}

/** A figure with an upper bound. */
export const atMost = (name: string, value: number, most: number, unit = ''): Figure => ({
  name,
  found: `${value} ${unit}`.trim(),
  promised: `at most ${most} ${unit}`.trim(),
  kept: value <= most,
})

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
