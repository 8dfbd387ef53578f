import type { Action } from './action.ts'
import { dayAfter } from './date.ts'

/** At this hour of the deployment's time zone the mails of a day go out. */
export const REMINDER_HOUR = 8

export interface LocalTime {
  /** As 2027-01-31. */
  day: string
  /** Whole hours since midnight, as a clock on the wall shows them. */
  hour: number
}

/** What calendar and clock say in a time zone, summer time included. */
export function localTimeIn(timeZone: string, moment: Date): LocalTime {
  // Swedish writes a date and time as 2027-01-31 08:15.
  const text = moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) }
}

/** The first day whose mails have not gone out yet. */
export const firstDayToRemind = ({ day, hour }: LocalTime): string => (hour < REMINDER_HOUR ? day : dayAfter(day))

/** The first day, from this one on, with an action to look back on. Days that are over are never mailed. */
export function nextReminder(actions: readonly Action[], from: string): string | null {
  const days = actions.flatMap(({ by }) => (by !== null && by >= from ? [by] : []))
  return days.toSorted()[0] ?? null
}

const MOST_LETTERS = 200

/**
 * An action as a mail says it. The address of the mail was typed and not proven, so what is written here could be a
 * stranger's: it is short, and nothing in it becomes a link.
 */
export function mailable(what: string): string {
  const line = what
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:](?=[\p{L}/])|@(?=\S)/gu, '$& ')
  const letters = [...line]
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : line
}

/** Whether there is such a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
