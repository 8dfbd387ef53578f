import type { Locale, Role } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate, tagOf } from './intl.ts'

/** What a mail says; the server decides how it looks. */
export interface MailText {
  locale: Locale
  subject: string
  before: string[]
  /** Shown on its own, to be read and typed. */
  code?: string
  link: { label: string; url: string }
  after: string[]
  /** Where mails of this kind are ended. */
  stop?: { label: string; url: string }
}

interface ResumeMailFacts {
  workshop: string
  code: string
  url: string
  days: number
  begun: Date
  timeZone: string
  /** Whom to ask for erasure; the HR department if nobody is named. */
  contact: string | null
}

export function resumeMail(locale: Locale, facts: ResumeMailFacts): MailText {
  const { workshop, code, url, days, begun, timeZone, contact } = facts
  const its = { locale }
  return {
    locale,
    subject: m.mail_resume_subject({ workshop, code }, its),
    before: [
      m.mail_resume_someone({ workshop, moment: momentOf(begun, locale, timeZone) }, its),
      m.mail_resume_code({}, its),
    ],
    code,
    link: { label: m.mail_resume_link({}, its), url },
    after: [
      m.mail_resume_once({ days }, its),
      m.mail_resume_not_you({}, its),
      contact ? m.mail_resume_nobody_write({ contact }, its) : m.mail_resume_nobody_ask({}, its),
    ],
  }
}

interface AnswersMailFacts {
  workshop: string
  url: string
  supportEmail: string
  contact: string | null
}

export function answersMail(locale: Locale, { workshop, url, supportEmail, contact }: AnswersMailFacts): MailText {
  const its = { locale }
  return {
    locale,
    subject: m.mail_answers_subject({ workshop }, its),
    before: [m.mail_answers_done({ workshop }, its)],
    link: { label: m.mail_answers_link({}, its), url },
    after: [
      m.mail_answers_share({}, its),
      m.mail_answers_questions({ email: supportEmail }, its),
      contact ? m.mail_answers_not_played_write({ contact }, its) : m.mail_answers_not_played_ask({}, its),
    ],
  }
}

interface ReminderMailFacts {
  workshop: string
  /** As 2027-01-31. */
  day: string
  actions: { what: string; who: string | null }[]
  url: string
  stopUrl: string
}

export function reminderMail(locale: Locale, { workshop, day, actions, url, stopUrl }: ReminderMailFacts): MailText {
  const its = { locale }
  const date = fullDate(day, locale)
  return {
    locale,
    subject: m.mail_reminder_subject({ workshop }, its),
    before: [
      m.mail_reminder_today({ workshop, date, count: actions.length }, its),
      ...actions.map(({ what, who }) => (who ? `• ${what} (${who})` : `• ${what}`)),
      m.mail_reminder_ask({}, its),
    ],
    link: { label: m.mail_reminder_link({}, its), url },
    after: [m.mail_reminder_why({}, its)],
    stop: { label: m.mail_reminder_stop({}, its), url: stopUrl },
  }
}

interface InvitationMailFacts {
  /** Its name; empty if it has none. */
  organisation: string
  role: Role
  /** The e-mail address of who invites. */
  invitedBy: string
  url: string
  days: number
}

const ROLE_SENTENCE = {
  owner: m.mail_invitation_owner,
  analyst: m.mail_invitation_analyst,
  author: m.mail_invitation_author,
}

export function invitationMail(locale: Locale, facts: InvitationMailFacts): MailText {
  const its = { locale }
  const organisation = facts.organisation || 'Thrive Lab'
  return {
    locale,
    subject: m.mail_invitation_subject({ organisation }, its),
    before: [
      m.mail_invitation_who({ inviter: facts.invitedBy, organisation }, its),
      ROLE_SENTENCE[facts.role]({}, its),
    ],
    link: { label: m.mail_invitation_link({}, its), url: facts.url },
    after: [m.mail_invitation_once({ days: facts.days }, its), m.mail_invitation_unexpected({}, its)],
  }
}

export function resetMail(locale: Locale, { url }: { url: string }): MailText {
  const its = { locale }
  return {
    locale,
    subject: m.mail_reset_subject({}, its),
    before: [m.mail_reset_asked({}, its)],
    link: { label: m.mail_reset_link({}, its), url },
    after: [m.mail_reset_once({}, its), m.mail_reset_not_you({}, its)],
  }
}

/** With the name of the time zone: the reader may be elsewhere. */
function momentOf(date: Date, locale: Locale, timeZone: string) {
  const tag = tagOf(locale)
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }).formatToParts(date)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${date.toLocaleString(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })} ${zone}`
}
