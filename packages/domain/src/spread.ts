/** A figure based on fewer teams would reveal something about one of them, and is withheld. */
export const FEWEST_TEAMS = 3

/** How often each number was given. */
export type Counts = ReadonlyMap<number, number>

export interface Quartiles {
  lower: number
  median: number
  upper: number
}

export const totalOf = (counts: Counts): number => sum([...counts.values()])

/** Rounded to one decimal; `counts` must not be empty. */
export function averageOf(counts: Counts): number {
  const weighted = sum([...counts].map(([value, times]) => value * times))
  return Math.round((weighted / totalOf(counts)) * 10) / 10
}

/** Calculated like a spreadsheet's QUARTILE.INC, so that an export gives the same figures. */
export function quartilesOf(counts: Counts): Quartiles {
  const sorted = [...counts].filter(([, times]) => times > 0).sort(([a], [b]) => a - b)
  const last = totalOf(counts) - 1
  return { lower: at(sorted, last * 0.25), median: at(sorted, last * 0.5), upper: at(sorted, last * 0.75) }
}

/** Counts of 1 to 10, 11 to 20, … 91 to 100. */
export function tensOf(counts: Counts): number[] {
  const tens = Array<number>(10).fill(0)
  for (const [value, times] of counts) {
    const ten = Math.min(9, Math.max(0, Math.ceil(value / 10) - 1))
    tens[ten] = (tens[ten] ?? 0) + times
  }
  return tens
}

/** The interpolated value at a fractional index. */
function at(sorted: [number, number][], place: number): number {
  const [below, above] = [nth(sorted, Math.floor(place)), nth(sorted, Math.ceil(place))]
  return Math.round((below + (above - below) * (place % 1)) * 10) / 10
}

function nth(sorted: [number, number][], index: number): number {
  let passed = 0
  for (const [value, times] of sorted) {
    passed += times
    if (index < passed) return value
  }
  return Number.NaN
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
