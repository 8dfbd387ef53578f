import { m } from '@thrive/words'
import { momentOf } from '../../frame/moments.ts'
import { unbroken } from '../../frame/unbroken.ts'

/** 14-11-2026, in the reader's time zone. */
export const dayText = (moment: string): string => momentOf(moment).slice(0, 10)
const timeText = (moment: string): string => momentOf(moment).slice(11)

const isToday = (moment: string, now: Date) => dayText(moment) === dayText(now.toISOString())

/** The time if it was today, else the day. */
export const dayOrTime = (moment: string, now = new Date()): string =>
  isToday(moment, now) ? m.people_today({ time: timeText(moment) }) : dayText(moment)

/** The same with the time of any day. */
export const dayAndTime = (moment: string, now = new Date()): string =>
  isToday(moment, now) ? m.people_today({ time: timeText(moment) }) : momentOf(moment).replace(' ', ', ')

/** The same within a sentence. */
export const momentInText = (moment: string, now = new Date()): string =>
  isToday(moment, now)
    ? m.hook_today({ time: timeText(moment) })
    : m.hook_then({ date: unbroken(dayText(moment)), time: timeText(moment) })

const DAY_MS = 86_400_000

/** Whole days until then. */
export const daysUntil = (moment: string, now = new Date()): number =>
  Math.max(0, Math.floor((Date.parse(moment) - now.getTime()) / DAY_MS))
