/** Days as text, both ends included; without an end it is open. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Counts are kept for days, for thirds of a month that begin on the 1st, 11th and 21st, and for months. */
export type Grain = 'day' | 'third' | 'month'

/** All days, thirds or months from the first day up to before the other. */
export interface CountedSpan {
  grain: Grain
  from: string
  before: string
}

const BEGINNING = '0001-01-01'
const END = '9998-12-31'

/** The fewest counts that make up a period: a year is eleven months and some thirds and days at its edges. */
export function countedSpansOf({ from = BEGINNING, to = END }: Period): CountedSpan[] {
  const end = dayAfter(to < END ? to : END)
  // The month after the last one of all has no name.
  if (from >= end) return []
  const firstMonth = isFirst(from) ? from : nextMonth(from)
  const lastMonth = firstOfMonth(end)
  if (firstMonth >= lastMonth) return edgeOf(from, end)
  return [
    ...edgeOf(from, firstMonth),
    { grain: 'month', from: firstMonth, before: lastMonth },
    ...edgeOf(lastMonth, end),
  ]
}

/** Some weeks at most, day by day or, where a whole one fits, by thirds; neighbours go together. */
function edgeOf(from: string, before: string): CountedSpan[] {
  const spans: CountedSpan[] = []
  for (let day = from; day < before; ) {
    const third = nextThird(day)
    const grain = isThird(day) && third <= before ? 'third' : 'day'
    const next = grain === 'third' ? third : dayAfter(day)
    const last = spans.at(-1)
    if (last?.grain === grain) last.before = next
    else spans.push({ grain, from: day, before: next })
    day = next
  }
  return spans
}

const DAY = 86_400_000
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
const isFirst = (day: string) => day.endsWith('-01')
const isThird = (day: string) => /-[012]1$/.test(day)
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => firstOfMonth(new Date(Date.parse(firstOfMonth(day)) + 31 * DAY).toISOString())

function nextThird(day: string): string {
  const number = Number(day.slice(8))
  return number > 20 ? nextMonth(day) : `${day.slice(0, 8)}${number > 10 ? '21' : '11'}`
}
