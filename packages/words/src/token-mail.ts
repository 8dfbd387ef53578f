import { dayOf, type Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from './intl.ts'
import type { MailText } from './mails.ts'

interface TokenMailFacts {
  organisation: string
  /** Its name. */
  token: string
  ends: Date
  timeZone: string
  url: string
}

/** For every owner, 14 days before a token ends. */
export function tokenMail(locale: Locale, { organisation, token, ends, timeZone, url }: TokenMailFacts): MailText {
  const options = { locale }
  const date = fullDate(dayOf(ends, timeZone), locale)
  return {
    locale,
    subject: m.mail_token_subject({ token, date }, options),
    before: [
      m.mail_token_ends({ token, organisation: organisation || 'Thrive Lab', date }, options),
      m.mail_token_new({}, options),
    ],
    link: { label: m.mail_token_link({}, options), url },
    after: [m.mail_token_why({}, options)],
  }
}
