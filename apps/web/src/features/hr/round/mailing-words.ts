import { m } from '@thrive/words'
import type { Mailing } from './api.ts'
import { momentWords } from './moment-words.ts'

/** "Second reminder": planned reminders are counted. */
export function mailingName(mailing: Mailing, all: readonly Mailing[]): string {
  if (mailing.kind === 'invitation') return m.mailing_invitation()
  if (mailing.kind === 'by-hand') return m.mailing_by_hand()
  const planned = all.filter(({ kind }) => kind === 'reminder')
  return planned.indexOf(mailing) === 0 ? m.mailing_first() : m.mailing_second()
}

/** Mails that were or will be tried; the rest is left out, such as teams that have finished. */
export const triedIn = ({ queued, sent, failed, uncertain }: Mailing) => queued + sent + failed + uncertain

/** What is known of a mailing. "Accepted" is by the mail server; whether it arrived, nobody knows. */
export function mailingFacts(mailing: Mailing, timeZone: string | undefined): string {
  const { state, queued, at } = mailing
  const moment = momentWords(at, timeZone)
  if (state === 'planned') return m.mailing_planned({ moment })
  if (state === 'late') return m.mailing_was_due({ moment })
  if (state === 'dropped' && triedIn(mailing) === queued) return m.mailing_dropped({ moment })
  return `${moment}${'\u00a0'}· ${[...outcomes(mailing), ...waiting(mailing)].join(', ')}`
}

const waiting = ({ state, queued }: Mailing) =>
  queued > 0 ? [state === 'dropped' ? m.mailing_got_none({ count: queued }) : m.mailing_wait({ count: queued })] : []

const outcomes = ({ sent, failed, uncertain }: Mailing): string[] => [
  m.mailing_accepted({ count: sent }),
  ...(failed > 0 ? [m.mailing_refused({ count: failed })] : []),
  ...(uncertain > 0 ? [m.mailing_not_known({ count: uncertain })] : []),
]
