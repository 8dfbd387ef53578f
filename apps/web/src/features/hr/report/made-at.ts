import { fullDate } from '@thrive/words/intl'
import type { ReportData } from './report-data.ts'

/** The day and time at which the figures were read, in the organisation's time zone. */
export function madeAt({ madeAt, account: { timeZone } }: ReportData): { day: string; time: string } {
  // Swedish dates are 2027-01-31 14:05.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(madeAt)
  return { day: fullDate(local.slice(0, 10)), time: local.slice(11, 16) }
}
