import { dayOf, type Locale, type Role } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate, tagOf } from './intl.ts'

/** A mail's text; the server decides its layout. */
export interface MailText {
  locale: Locale
  subject: string
  before: string[]
  /** Shown on a separate line, to be read and typed. */
  code?: string
  link: { label: string; url: string }
  after: string[]
  /** Link to the leader's guide. */
  guide?: { label: string; url: string }
  /** Link to unsubscribe from mails of this kind. */
  stop?: { label: string; url: string }
}

interface ResumeMailFacts {
  workshop: string
  code: string
  url: string
  guideUrl: string
  days: number
  begun: Date
  timeZone: string
  /** Whom to ask for erasure; null means the HR department. */
  contact: string | null
}

export function resumeMail(locale: Locale, facts: ResumeMailFacts): MailText {
  const { workshop, code, url, guideUrl, days, begun, timeZone, contact } = facts
  const options = { locale }
  return {
    locale,
    subject: m.mail_resume_subject({ workshop }, options),
    before: [
      m.mail_resume_someone({ workshop, moment: momentOf(begun, locale, timeZone) }, options),
      m.mail_resume_code({}, options),
    ],
    code,
    link: { label: m.mail_resume_link({}, options), url },
    after: [
      m.mail_resume_once({ days }, options),
      m.mail_resume_not_you({}, options),
      contact ? m.mail_resume_nobody_write({ contact }, options) : m.mail_resume_nobody_ask({}, options),
    ],
    guide: { label: m.mail_guide({}, options), url: guideUrl },
  }
}

interface AnswersMailFacts {
  workshop: string
  url: string
  supportEmail: string
  contact: string | null
}

export function answersMail(locale: Locale, { workshop, url, supportEmail, contact }: AnswersMailFacts): MailText {
  const options = { locale }
  return {
    locale,
    subject: m.mail_answers_subject({ workshop }, options),
    before: [m.mail_answers_done({ workshop }, options)],
    link: { label: m.mail_answers_link({}, options), url },
    after: [
      m.mail_answers_share({}, options),
      m.mail_answers_questions({ email: supportEmail }, options),
      contact ? m.mail_answers_not_played_write({ contact }, options) : m.mail_answers_not_played_ask({}, options),
    ],
  }
}

interface ReminderMailFacts {
  workshop: string
  /** As 2027-01-31. */
  day: string
  actions: { what: string; who: string | null }[]
  url: string
  guideUrl: string
  stopUrl: string
}

export function reminderMail(locale: Locale, facts: ReminderMailFacts): MailText {
  const { workshop, day, actions, url, guideUrl, stopUrl } = facts
  const options = { locale }
  const date = fullDate(day, locale)
  return {
    locale,
    subject: m.mail_reminder_subject({ workshop }, options),
    before: [
      m.mail_reminder_today({ workshop, date, count: actions.length }, options),
      ...actions.map(({ what, who }) => (who ? `• ${what} (${who})` : `• ${what}`)),
      m.mail_reminder_ask({}, options),
    ],
    link: { label: m.mail_reminder_link({}, options), url },
    after: [m.mail_reminder_why({}, options)],
    guide: { label: m.mail_guide({}, options), url: guideUrl },
    stop: { label: m.mail_reminder_stop({}, options), url: stopUrl },
  }
}

interface InvitationMailFacts {
  /** Its name; empty if it has none. */
  organisation: string
  role: Role
  /** The inviter's e-mail address. */
  invitedBy: string
  url: string
  days: number
}

const ROLE_SENTENCE = {
  owner: m.mail_invitation_owner,
  analyst: m.mail_invitation_analyst,
  viewer: m.mail_invitation_viewer,
  author: m.mail_invitation_author,
}

export function memberInvitationMail(locale: Locale, facts: InvitationMailFacts): MailText {
  const options = { locale }
  const organisation = facts.organisation || 'Thrive Lab'
  return {
    locale,
    subject: m.mail_invitation_subject({ organisation }, options),
    before: [
      m.mail_invitation_who({ inviter: facts.invitedBy, organisation }, options),
      ROLE_SENTENCE[facts.role]({}, options),
    ],
    link: { label: m.mail_invitation_link({}, options), url: facts.url },
    after: [m.mail_invitation_once({ days: facts.days }, options), m.mail_invitation_unexpected({}, options)],
  }
}

export function resetMail(locale: Locale, { url }: { url: string }): MailText {
  const options = { locale }
  return {
    locale,
    subject: m.mail_reset_subject({}, options),
    before: [m.mail_reset_asked({}, options)],
    link: { label: m.mail_reset_link({}, options), url },
    after: [m.mail_reset_once({}, options), m.mail_reset_not_you({}, options)],
  }
}

interface RetentionMailFacts {
  /** Its name; empty if it has none. */
  organisation: string
  /** The e-mail address of the owner who shortened it. */
  by: string
  months: number
  sessions: number
  total: number
  /** The midnight at which erasing begins. */
  from: Date
  timeZone: string
  url: string
}

export function retentionMail(locale: Locale, facts: RetentionMailFacts): MailText {
  const options = { locale }
  const { by: owner, months, sessions, total, from, timeZone, url } = facts
  const dayAt = (moment: number) => fullDate(dayOf(moment, timeZone), locale)
  const date = dayAt(from.getTime())
  return {
    locale,
    subject: m.mail_retention_subject({ count: sessions, date }, options),
    before: [
      m.mail_retention_asked({ owner, organisation: facts.organisation || 'Thrive Lab', months }, options),
      m.mail_retention_erases({ count: sessions, total, date }, options),
      m.mail_retention_stop({ lastDay: dayAt(from.getTime() - 1) }, options),
    ],
    link: { label: m.mail_retention_link({}, options), url },
    after: [m.mail_retention_why({}, options)],
  }
}

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

/** Includes the time zone, because the reader may be elsewhere. */
function momentOf(date: Date, locale: Locale, timeZone: string) {
  const tag = tagOf(locale)
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }).formatToParts(date)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${date.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })} ${zone}`
}

interface TestMailFacts {
  organisation: string
  url: string
}

/** For an owner who tries whether mail works. */
export function testMail(locale: Locale, facts: TestMailFacts): MailText {
  const options = { locale }
  const organisation = facts.organisation || 'Thrive Lab'
  return {
    locale,
    subject: m.mail_test_subject({}, options),
    before: [m.mail_test_works({ organisation }, options)],
    link: { label: m.mail_test_link({}, options), url: facts.url },
    after: [m.mail_test_why({}, options)],
  }
}
