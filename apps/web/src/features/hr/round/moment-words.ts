import { dayOf } from '@thrive/domain'
import { dayAndMonth, tagOf } from '@thrive/words/intl'

/** "2 November, 09:00", in the organisation's time zone. */
export function momentWords(moment: string, timeZone: string | undefined): string {
  const time = new Date(moment).toLocaleTimeString(tagOf(), { hour: '2-digit', minute: '2-digit', timeZone })
  return `${dayAndMonth(dayOf(moment, timeZone))}, ${time}`
}
