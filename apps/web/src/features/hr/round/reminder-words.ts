import { m } from '@thrive/words'

/** "After 7 and 14 days", of days as JSON. */
export function reminderWords(days: string): string {
  const [first, second] = JSON.parse(days) as number[]
  if (first === undefined) return m.hr_round_reminders_none()
  return second === undefined ? m.hr_round_reminders_one({ first }) : m.hr_round_reminders_two({ first, second })
}
