import {
  actionsOf,
  dayAfter,
  firstDayToRemind,
  localTimeIn,
  mailable,
  nextReminder,
  REMINDER_HOUR,
  type Workshop,
} from '@thrive/domain'
import { reminderMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { answersOf } from '../answer/data.ts'
import {
  type DueReminder,
  dueReminders,
  moveOn,
  recordReminder,
  reminderOf,
  remindersUnderWay,
  reminderToMail,
  setNext,
} from './data.ts'

type Reminding = Pick<Deps, 'db' | 'env' | 'library' | 'mail' | 'organisation'>

/** Where the next mail follows the answers: after consent, and after each change of a team that gave it. */
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
  // Today's mail may be about to go out.
  const from = reminder.next === local.day ? local.day : firstDayToRemind(local)
  const next = nextReminder(actions, from)
  if (next !== reminder.next) await setNext(tx, sessionId, next)
  return next
}

/**
 * The job of every minute. One process at a time does it, and no more mails wait than a minute may hand over: so the
 * setting holds for all nodes together.
 */
export async function findReminders(deps: Reminding, now = new Date()): Promise<void> {
  const { timeZone } = await deps.organisation.read()
  const { day, hour } = localTimeIn(timeZone, now)
  if (!deps.mail || hour < REMINDER_HOUR) return
  const room = deps.env.REMINDERS_PER_MINUTE - (await remindersUnderWay(deps.db))
  if (room <= 0) return
  for (const due of await dueReminders(deps.db, day, room)) {
    const actions = await openActions(deps, due)
    // A day that is over is passed by: no node ran on it.
    const today = actions.some(({ by }) => by === day) ? day : null
    await moveOn(deps.db, due, nextReminder(actions, dayAfter(day)), today)
  }
}

async function openActions({ library }: Reminding, team: Pick<DueReminder, 'revisionId' | 'answers' | 'settled'>) {
  const { workshop } = await library.revision(team.revisionId)
  return actionsOf(workshop, new Map(team.answers)).filter(({ questionId }) => !team.settled.includes(questionId))
}

/**
 * The job of one mail. If the process ends after the mail server took the mail and before that is recorded, the job runs
 * again; the second mail has the same id, so that a mailbox can tell that it already has it.
 */
export async function sendReminder(
  deps: Reminding,
  { sessionId, day }: { sessionId: string; day: string },
  now = new Date(),
): Promise<void> {
  const { db, library, mail, organisation } = deps
  const { timeZone } = await organisation.read()
  // A mail server that was away until the day was over: a date in the past is never mailed.
  if (!mail || localTimeIn(timeZone, now).day !== day) return
  const team = await reminderToMail(db, sessionId, day)
  const actions = team ? (await openActions(deps, team)).filter(({ by }) => by === day) : []
  if (!team || actions.length === 0) return
  const { workshop } = await library.revision(team.revisionId)
  const stopUrl = mail.linkTo(`/stop/${team.stopKey}`)
  const text = reminderMail(team.lang, {
    workshop: workshop.name,
    day,
    actions: actions.map(({ what, who }) => ({ what: mailable(what), who: who && mailable(who) })),
    url: mail.linkTo(`/download/${team.uuid}`),
    stopUrl,
  })
  const id = `reminder.${sha256(`${team.stopKey} ${day}`).toString('hex').slice(0, 32)}`
  await recordReminder(db, sessionId, day, await mail.send({ to: team.email, text, id, stopUrl }))
}
