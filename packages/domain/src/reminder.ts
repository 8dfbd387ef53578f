import type { Action } from './action.ts'
import { dayAfter } from './date.ts'

/** The hour, in the deployment's time zone, when the day's mails are sent. */
export const REMINDER_HOUR = 8

export interface LocalTime {
  /** As 2027-01-31. */
  day: string
  /** Full hours, as shown on a clock. */
  hour: number
}

/** Date and hour in a time zone, daylight saving included. */
export function localTimeIn(timeZone: string, moment: Date): LocalTime {
  // Swedish formats date and time as 2027-01-31 08:15.
  const text = moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return { day: text.slice(0, 10), hour: Number(text.slice(11, 13)) }
}

/** The first day whose mails have not been sent yet. */
export const firstDayToRemind = ({ day, hour }: LocalTime): string => (hour < REMINDER_HOUR ? day : dayAfter(day))

/** The first day from `from` on with an action to review, or the agreed look-back. Past days are never mailed. */
export function nextReminder(
  actions: readonly Action[],
  from: string,
  lookBackDay: string | null = null,
): string | null {
  const days = [lookBackDay, ...actions.map(({ by }) => by)].filter((day) => day !== null && day >= from)
  return days.toSorted()[0] ?? null
}

const MOST_LETTERS = 200

/**
 * An action's text for a mail. The address was typed and not proven, so the text could come from a stranger: it is
 * shortened, and nothing in it becomes a link.
 */
export function mailable(what: string): string {
  const line = what
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:](?=[\p{L}/])|@(?=\S)/gu, '$& ')
  const letters = [...line]
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : line
}

/** True if the time zone exists. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}
