import { dayOf, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from './intl.ts'
import type { MailText } from './mails.ts'

interface EndingMailFacts {
  organisation: string
  /** E-mail address of the owner who asked. */
  by: string
  from: Date
  timeZone: string
  url: string
}

/** For every owner, when erasing the organisation was asked for, and on the last day. */
export function endingMail(
  locale: Locale,
  { organisation, by: owner, from, timeZone, url }: EndingMailFacts,
): MailText {
  const options = { locale }
  const dayAt = (moment: number) => fullDate(dayOf(moment, timeZone), locale)
  const date = dayAt(from.getTime())
  return {
    locale,
    subject: m.mail_ending_subject({ organisation, date }, options),
    before: [
      m.mail_ending_asked({ owner, organisation }, options),
      m.mail_ending_erases({ date }, options),
      m.mail_retention_stop({ lastDay: dayAt(from.getTime() - 1) }, options),
    ],
    link: { label: m.mail_retention_link({}, options), url },
    after: [m.mail_retention_why({}, options)],
  }
}
