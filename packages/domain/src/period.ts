import { dayAfter } from './date.ts'

/** Days as text, both ends inclusive; an absent end is open. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** Counts are kept per day, per third of a month (from the 1st, 11th and 21st), and per month. */
export type Grain = 'day' | 'third' | 'month'

/** All days, thirds or months from `from` up to, but not including, `before`. */
export interface CountedSpan {
  grain: Grain
  from: string
  before: string
}

const BEGINNING = '0001-01-01'
const END = '9998-12-31'

/**
 * The fewest spans that make up a period: a year from mid-month is eleven months, plus thirds and days at the edges.
 */
export function countedSpansOf({ from = BEGINNING, to = END }: Period): CountedSpan[] {
  const end = dayAfter(to < END ? to : END)
  // Returns early, because the month after END cannot be written as a date.
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

/** Covers a few weeks at most, by thirds if a whole one fits and by days elsewhere; adjacent spans are merged. */
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
const isFirst = (day: string) => day.endsWith('-01')
const isThird = (day: string) => /-[012]1$/.test(day)
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const nextMonth = (day: string) => firstOfMonth(new Date(Date.parse(firstOfMonth(day)) + 31 * DAY).toISOString())

function nextThird(day: string): string {
  const number = Number(day.slice(8))
  return number > 20 ? nextMonth(day) : `${day.slice(0, 8)}${number > 10 ? '21' : '11'}`
}
