import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate, weekdayAndDate, withColon } from './intl.ts'

/** An invitation to a round, or a reminder of it; the server decides its layout. */
export interface RoundMailText {
  locale: Locale
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  /** Whose round it is; null if the organisation has no name. */
  for: string | null
  heading: string
  hello: string
  /** HR's words, one line each. */
  message: string[]
  facts: { label: string; value: string }[]
  link: { label: string; url: string }
  after: string[]
  stop: { label: string; url: string }
  /** Who asked for the mail; the last line. */
  sender: string
}

export interface RoundMailFacts {
  kind: 'invitation' | 'reminder' | 'by-hand'
  /** True if the team has a session under way. */
  isStarted: boolean
  round: string
  workshop: string
  /** What the team gets in its hands: a lab case, or boxes. */
  look: 'lab' | 'game'
  organisation: string
  name: string
  message: string
  /** The planned duration, in words. */
  duration: string
  /** As 2026-12-18. */
  closes: string
  /** Until it closes: 0 on its last day. Only a reminder says so. */
  daysLeft: number
  url: string
  stopUrl: string
  supportEmail: string
}

export function roundMail(locale: Locale, facts: RoundMailFacts): RoundMailText {
  const { round, workshop, organisation, name, message, closes, url, stopUrl } = facts
  const options = { locale }
  const isInvitation = facts.kind === 'invitation'
  const subject = isInvitation ? m.mail_round_subject : m.mail_round_reminder_subject
  const reminding = facts.isStarted ? m.mail_round_goes_on_heading : m.mail_round_reminder_heading
  return {
    locale,
    subject: subject({ round }, options),
    preview: m.mail_round_preview({ date: fullDate(closes, locale) }, options),
    for: organisation ? m.mail_round_for({ organisation }, options) : null,
    heading: (isInvitation ? m.mail_round_heading : reminding)({ workshop }, options),
    hello: name ? m.mail_round_hello({ name }, options) : m.mail_round_hello_nobody({}, options),
    message: [...firstLine(locale, facts), ...message.split(/\r?\n/).filter((line) => line.trim() !== '')],
    facts: [
      { label: m.mail_round_who({}, options), value: m.mail_round_who_team({}, options) },
      { label: m.mail_round_how_long({}, options), value: facts.duration },
      { label: m.mail_round_before({}, options), value: weekdayAndDate(closes, locale) },
      {
        label: m.mail_round_need({}, options),
        value: facts.look === 'lab' ? m.mail_round_need_case({}, options) : m.mail_round_need_boxes({}, options),
      },
    ],
    link: { label: m.mail_round_link({ workshop }, options), url },
    after: [m.mail_round_yours({}, options), m.mail_round_questions({ email: facts.supportEmail }, options)],
    stop: { label: m.mail_round_stop({}, options), url: stopUrl },
    sender: organisation ? m.mail_round_asked({ organisation }, options) : m.mail_round_asked_nobody({}, options),
  }
}

/** A reminder counts the last week, and says before it that there is still time; the heading tells who began to go on. */
function firstLine(locale: Locale, { kind, isStarted, daysLeft, closes }: RoundMailFacts): string[] {
  const options = { locale }
  if (kind === 'invitation') return []
  if (daysLeft === 0) return [m.mail_round_last_day({}, options)]
  if (daysLeft <= 7) return [m.mail_round_days_left({ count: daysLeft, date: fullDate(closes, locale) }, options)]
  return isStarted ? [] : [m.mail_round_still_time({}, options)]
}

/** The same words as plain text. */
export function plainRoundMail({
  locale,
  for: whose,
  heading,
  hello,
  message,
  facts: all,
  link,
  after,
  stop,
  sender,
}: RoundMailText) {
  const width = Math.max(...all.map(({ label }) => label.length)) + 2
  const parts = [
    [heading, whose].filter(Boolean).join('\n'),
    hello,
    message.join('\n'),
    all.map(({ label, value }) => `${label.padEnd(width)}${value}`).join('\n'),
    `${withColon(link.label, locale)}\n${link.url}`,
    ...after,
    `${withColon(stop.label, locale)}\n${stop.url}`,
    sender,
  ]
  return parts.filter(Boolean).join('\n\n')
}
