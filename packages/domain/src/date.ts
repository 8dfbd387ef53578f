/** Dates are handled as text: a Date would drag a time zone into a day that the team meant as a day. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** Whether the day is over by this clock. */
export function isPastDate(text: string, now: Date): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return isCalendarDate(text) && text < today.join('-')
}

/** '2027-01-31' becomes '31-01-2027'; a text that is no date stays as it is. */
export const formatDate = (text: string): string => text.replace(DATE, '$3-$2-$1')

/**
 * The time zone that decides on which day something happened: the same for the PDF, the answers page, HR's screens,
 * filters and figures, and the export, so that a session has the same day everywhere. The day of a session is the one
 * on which it finished.
 */
export const CALENDAR_ZONE = 'UTC'

// Swedish writes a date as 2027-01-31.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: CALENDAR_ZONE, dateStyle: 'short' })

/** The day of a moment, as 2027-01-31. */
export const dayOf = (moment: string | number | Date): string => calendar.format(new Date(moment))

const DAY = 86_400_000

/** The day after one that is given as 2027-01-31. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
