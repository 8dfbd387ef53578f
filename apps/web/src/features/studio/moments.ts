import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { clockTime } from '../../lib/clock-time.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** 14-11-2026. */
export const dayText = (moment: string) => dayOf(new Date(moment)).split('-').reverse().join('-')

/** 14 November 2026. */
export const dateText = (moment: string) => fullDate(dayOf(new Date(moment)))

const DAY_MS = 86_400_000

/** Today, 10:42; yesterday, 16:05; or the day. */
export function whenText(moment: string, now = new Date()): string {
  const date = new Date(moment)
  if (dayOf(date) === dayOf(now)) return m.studio_today({ time: clockTime(date.getTime()) })
  if (dayOf(date) === dayOf(new Date(now.getTime() - DAY_MS)))
    return m.studio_yesterday({ time: clockTime(date.getTime()) })
  return dayText(moment)
}
