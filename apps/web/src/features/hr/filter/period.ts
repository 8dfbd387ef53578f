import { today } from '@internationalized/date'
import { CALENDAR_ZONE, formatDate } from '@thrive/domain'

export type PeriodName = 'all' | '30-days' | '3-months' | '12-months' | 'this-year' | 'own'

export interface Days {
  from?: string | undefined
  to?: string | undefined
}

interface PeriodChoice {
  name: PeriodName
  label: string
  /** How it reads after "teams finished". */
  words: string
}

export const PERIODS: readonly PeriodChoice[] = [
  { name: 'all', label: 'All time', words: 'so far' },
  { name: '30-days', label: 'Last 30 days', words: 'in the last 30 days' },
  { name: '3-months', label: 'Last 3 months', words: 'in the last 3 months' },
  { name: '12-months', label: 'Last 12 months', words: 'in the last 12 months' },
  { name: 'this-year', label: 'This year', words: 'this year' },
  { name: 'own', label: 'Choose dates', words: '' },
]

/** The days of a period that moves with the calendar. */
export function daysOf(name: PeriodName, own: Days): Days {
  const now = today(CALENDAR_ZONE)
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
  if (name !== 'own') return PERIODS.find((choice) => choice.name === name)?.words ?? ''
  if (from && to) return `from ${formatDate(from)} to ${formatDate(to)}`
  if (from) return `since ${formatDate(from)}`
  return to ? `up to ${formatDate(to)}` : 'so far'
}
