import { dayOf, formatDate, ROUND_LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import { unbroken } from '../frame/unbroken.ts'
import type { Invitee } from './invitee-api.ts'

/** "1 of 3 mails": more than that an invitee does not get in one round. */
export const mailCount = ({ mails }: Pick<Invitee, 'mails'>): string => {
  const all = ROUND_LIMITS.mails
  return mails < all ? m.mail_count({ count: mails, all }) : m.mail_used_up({ all })
}

/** What is known of the latest mail to an invitee, besides the words of a mail server that refused it. */
export function mailFacts(invitee: Invitee, timeZone: string | undefined): string[] {
  const { mail, mails, mail_at: at, mail_by: by, state } = invitee
  const day = at && unbroken(formatDate(dayOf(at, timeZone)))
  if (mail === 'returned') return day && by ? [m.mail_marked({ who: by, day })] : []
  if (mail === 'stopped') return [day ? m.mail_stopped_since({ day }) : m.mail_stopped_all()]
  if (mail === 'uncertain' && state !== 'invited' && day) return [m.mail_arrived({ day })]
  const count = mails > 0 ? [mailCount(invitee)] : []
  return [...(at && day ? [`${day}, ${timeOf(at, timeZone)}`] : []), ...count]
}

const timeOf = (moment: string, timeZone: string | undefined) =>
  new Date(moment).toLocaleTimeString(tagOf(), { hour: '2-digit', minute: '2-digit', timeZone })
