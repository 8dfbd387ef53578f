import { dayOf } from '@thrive/domain'
import { dayAndMonth, tagOf } from '@thrive/words/intl'
import { unbroken } from '../frame/unbroken.ts'

/** "2 November, 09:00", in the organisation's time zone, without a place to break. */
export function momentWords(moment: string, timeZone: string | undefined): string {
  const time = new Date(moment).toLocaleTimeString(tagOf(), { hour: '2-digit', minute: '2-digit', timeZone })
  return unbroken(`${dayAndMonth(dayOf(moment, timeZone))}, ${time}`)
}

/** "3 hours ago", or in days if it is long ago. */
export function agoWords(moment: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(moment)) / 3_600_000)
  const format = new Intl.RelativeTimeFormat(tagOf())
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day')
}
