/** Dates are handled as text: a Date would add a time zone to what the team meant as a day. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** True if the day is over by this clock. */
export function isPastDate(text: string, now: Date): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return isCalendarDate(text) && text < today.join('-')
}

/** '2027-01-31' becomes '31-01-2027'; any other text stays unchanged. */
export const formatDate = (text: string): string => text.replace(DATE, '$3-$2-$1')

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Cached, because formatters are slow to create and a deployment has one time zone. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish formats dates as 2027-01-31.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, calendar)
  return calendar
}

/**
 * The day of a moment, as 2027-01-31. The organisation's time zone decides the day in the PDF, on the answers page, on
 * HR's pages, in filters, figures and the export. So a session has the same day everywhere: the one on which it
 * finished.
 */
export const dayOf = (moment: string | number | Date, timeZone = 'UTC'): string =>
  calendarOf(timeZone).format(new Date(moment))

const DAY = 86_400_000

/** This many days later, both as 2027-01-31. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

export const dayAfter = (day: string): string => daysAfter(day, 1)

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
