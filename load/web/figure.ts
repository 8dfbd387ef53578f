/** A figure with its promise: at most, or at least. */
export interface Figure {
  name: string
  value: number
  unit?: string
  most?: number
  least?: number
}

export const isKept = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure) =>
  value <= most && value >= least

export function printFigures(figures: Figure[]) {
  console.log('| figure | measured | promised | |\n|---|---|---|---|')
  for (const figure of figures) {
    const { name, value, unit = '', most, least } = figure
    const promised = most === undefined ? `≥ ${least}` : `≤ ${most}`
    console.log(`| ${name} | ${value} ${unit} | ${promised} ${unit} | ${isKept(figure) ? 'kept' : 'not kept'} |`)
  }
}
