import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'

/** Those who have not finished, and who they are. */
export const REMINDED = [
  { state: 'invited', who: m.remind_invited },
  { state: 'opened', who: m.remind_opened },
  { state: 'started', who: m.remind_started },
] as const

/** The heading of the reminder that they get. */
export function reminderSays(state: (typeof REMINDED)[number]['state'], workshop: string, locale: Locale): string {
  const heading = state === 'started' ? m.mail_round_goes_on_heading : m.mail_round_reminder_heading
  return heading({ workshop }, { locale })
}
