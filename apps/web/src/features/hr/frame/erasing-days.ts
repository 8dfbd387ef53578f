import { dayOf } from '@thrive/domain'
import { dayAndMonth, fullDate } from '@thrive/words/intl'
import type { Erasing } from './retention-api.ts'

const DAY_MS = 86_400_000

/** Returns the days of an erasure, in the organisation's time zone. */
export function erasingDays({ from, before }: Pick<Erasing, 'from' | 'before'>, timeZone: string, now = Date.now()) {
  const first = new Date(from).getTime()
  return {
    /** 24 November 2026 */
    from: fullDate(dayOf(first, timeZone)),
    /** 24 November */
    fromShort: dayAndMonth(dayOf(first, timeZone)),
    /** 23 November, the last day on which it can be stopped */
    lastDay: dayAndMonth(dayOf(first - 1, timeZone)),
    before: fullDate(dayOf(before, timeZone)),
    /** Whole days left to stop it; 1 on the last day. */
    left: Math.max(1, Math.floor((first - now) / DAY_MS)),
  }
}
