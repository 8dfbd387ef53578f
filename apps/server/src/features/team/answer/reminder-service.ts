import { actionsOf, firstDayToRemind, localTimeIn, nextReminder, type Workshop } from '@thrive/domain'
import type { Database } from '../../../infra/database.ts'
import { answersOf } from './data.ts'
import { reminderOf, setNext } from './reminder-data.ts'

/** Plans the next mail: after consent, and after each later change of the answers or look-back. */
export async function planReminder(
  tx: Database,
  sessionId: string,
  workshop: Workshop,
  timeZone: string,
  now = new Date(),
): Promise<string | null> {
  const reminder = await reminderOf(tx, sessionId)
  if (!reminder) return null
  const local = localTimeIn(timeZone, now)
  const answers = await answersOf(tx, sessionId)
  const actions = actionsOf(workshop, new Map(answers.map(({ question_id, value }) => [question_id, value])))
  // Keeps today, because its mail may be about to be sent.
  const from = reminder.next === local.day ? local.day : firstDayToRemind(local)
  const next = nextReminder(actions, from, reminder.lookBackDay)
  if (next !== reminder.next) await setNext(tx, sessionId, next)
  return next
}
