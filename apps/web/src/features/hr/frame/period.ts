import { today } from '@internationalized/date'
import { formatDate } from '@thrive/domain'
import { m } from '@thrive/words'

export type PeriodName = 'all' | '30-days' | '3-months' | '12-months' | 'this-year' | 'own'

export interface Days {
  from?: string | undefined
  to?: string | undefined
}

interface PeriodChoice {
  name: PeriodName
  label: () => string
  /** The period after the words "teams finished". */
  words: () => string
}

export const PERIODS: readonly PeriodChoice[] = [
  { name: 'all', label: m.period_all, words: m.period_words_all },
  { name: '30-days', label: m.period_30_days, words: m.period_words_30_days },
  { name: '3-months', label: m.period_3_months, words: m.period_words_3_months },
  { name: '12-months', label: m.period_12_months, words: m.period_words_12_months },
  { name: 'this-year', label: m.period_this_year, words: m.period_words_this_year },
  { name: 'own', label: m.period_own, words: () => '' },
]

/** True if it contains no day: its first day is after its last. */
export const isBackwards = ({ from, to }: Days): boolean => Boolean(from && to && from > to)

/** Returns the days of a period that moves with the organisation's calendar. */
export function daysOf(name: PeriodName, own: Days, timeZone = 'UTC'): Days {
  const now = today(timeZone)
  switch (name) {
    case 'all':
      return {}
    case '30-days':
      return { from: now.subtract({ days: 29 }).toString() }
    case '3-months':
      return { from: now.subtract({ months: 3 }).toString() }
    case '12-months':
      return { from: now.subtract({ months: 12 }).toString() }
    case 'this-year':
      return { from: now.set({ month: 1, day: 1 }).toString() }
    case 'own':
      return own
  }
}

export function periodWords(name: PeriodName, { from, to }: Days): string {
  if (name !== 'own') return PERIODS.find((choice) => choice.name === name)?.words() ?? ''
  if (from && to) return m.period_words_from_to({ from: formatDate(from), to: formatDate(to) })
  if (from) return m.period_words_from({ from: formatDate(from) })
  return to ? m.period_words_to({ to: formatDate(to) }) : m.period_words_all()
}
