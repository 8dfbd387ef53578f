import { m } from '@thrive/words'
import { unbroken } from '../frame/unbroken.ts'
import type { Mailing } from './api.ts'
import { momentWords } from './moment-words.ts'

const NAMES = {
  invitation: m.mailing_invitation,
  first: m.mailing_first,
  second: m.mailing_second,
  'by-hand': m.mailing_by_hand,
}
const NAMES_IN_SENTENCES = {
  invitation: m.mailing_the_invitation,
  first: m.mailing_the_first,
  second: m.mailing_the_second,
  'by-hand': m.mailing_the_by_hand,
}

/** Planned reminders are counted. */
function whichOf(mailing: Mailing, all: readonly Mailing[]): keyof typeof NAMES {
  if (mailing.kind !== 'reminder') return mailing.kind
  return all.filter(({ kind }) => kind === 'reminder').indexOf(mailing) === 0 ? 'first' : 'second'
}

/** "Second reminder" */
export const mailingName = (mailing: Mailing, all: readonly Mailing[]): string => NAMES[whichOf(mailing, all)]()

/** "The second reminder" */
export const theMailing = (mailing: Mailing, all: readonly Mailing[]): string =>
  NAMES_IN_SENTENCES[whichOf(mailing, all)]()

/** Mails that were or will be tried; the rest is left out, such as teams that have finished. */
export const triedIn = ({ queued, sent, failed, uncertain }: Mailing) => queued + sent + failed + uncertain

/** What is known of a mailing. "Accepted" is by the mail server; whether it arrived, nobody knows. */
export function mailingFacts(mailing: Mailing, timeZone: string | undefined): string {
  const { state, queued, at } = mailing
  const moment = momentWords(at, timeZone)
  if (state === 'planned') return m.mailing_planned({ moment })
  if (state === 'late') return m.mailing_was_due({ moment })
  if (state === 'dropped' && triedIn(mailing) === queued) return m.mailing_dropped({ moment })
  return `${moment}${'\u00a0'}· ${[...outcomes(mailing), ...waiting(mailing)].map(unbroken).join(', ')}`
}

const waiting = ({ state, queued }: Mailing) =>
  queued > 0 ? [state === 'dropped' ? m.mailing_got_none({ count: queued }) : m.mailing_wait({ count: queued })] : []

const outcomes = ({ sent, failed, uncertain }: Mailing): string[] => [
  m.mailing_accepted({ count: sent }),
  ...(failed > 0 ? [m.mailing_refused({ count: failed })] : []),
  ...(uncertain > 0 ? [m.mailing_not_known({ count: uncertain })] : []),
]
