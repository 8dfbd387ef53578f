/** Days as text, both ends included; without an end it is open. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** A period as whole months, from the first up to before the second, and the days at its edges. */
export interface Parcels {
  months: [from: string, before: string]
  days: [from: string, to: string][]
}

const BEGINNING = '0001-01-01'
const END = '9998-12-31'

/** So that a year is twelve months to add up, however many days it begins or ends off a month. */
export function parcelsOf({ from = BEGINNING, to = END }: Period): Parcels {
  const firstMonth = from.endsWith('-01') ? from : nextMonth(from)
  const endMonth = isMonthEnd(to) ? nextMonth(to) : `${to.slice(0, 7)}-01`
  if (firstMonth >= endMonth) return { months: [firstMonth, firstMonth], days: from <= to ? [[from, to]] : [] }
  const days: Parcels['days'] = []
  if (from < firstMonth) days.push([from, dayBefore(firstMonth)])
  if (endMonth <= to) days.push([endMonth, to])
  return { months: [firstMonth, endMonth], days }
}

const DAY = 86_400_000
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)
const isMonthEnd = (day: string) => new Date(Date.parse(day) + DAY).getUTCDate() === 1

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12
    ? `${String(year + 1).padStart(4, '0')}-01-01`
    : `${day.slice(0, 5)}${String(month + 1).padStart(2, '0')}-01`
}
