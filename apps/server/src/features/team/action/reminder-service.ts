import { actionsOf, dayAfter, localTimeIn, mailable, nextReminder, REMINDER_HOUR } from '@thrive/domain'
import { reminderMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import { mailsAllowedNow } from '../../../infra/mail-pace.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { lookBackKeys, teamPath } from '../look-back/key-service.ts'
import { type DueReminder, dueReminders, recordReminder, reminderToMail, scheduleNext } from './reminder-data.ts'

type Reminding = Pick<Deps, 'db' | 'env' | 'library' | 'mail' | 'organisation'>

/**
 * Runs every minute, in one process at a time. Queues no more mails than may be sent per minute, so the limit holds for
 * all nodes together.
 */
export async function findReminders(deps: Reminding, now = new Date()): Promise<void> {
  const { timeZone } = await deps.organisation.read()
  const { day, hour } = localTimeIn(timeZone, now)
  if (!deps.mail || hour < REMINDER_HOUR) return
  const room = await mailsAllowedNow(deps.db, deps.env.MAILS_PER_MINUTE)
  if (room > 0) await scheduleDue(deps, day, room)
}

/** Teams whose revision this node cannot read wait for a node that can, without delaying other teams. */
async function scheduleDue(deps: Reminding, day: string, room: number, unreadable: number[] = []): Promise<void> {
  const missed = new Set<number>()
  let left = room
  for (const due of await dueReminders(deps.db, day, room, unreadable)) {
    const actions = missed.has(due.revisionId) ? null : await openActions(deps, due).catch(unlessUnreadable)
    if (!actions) {
      missed.add(due.revisionId)
      continue
    }
    left--
    // Past days are skipped: no node ran then.
    const today = due.lookBackDay === day || actions.some(({ by }) => by === day) ? day : null
    await scheduleNext(deps.db, due, nextReminder(actions, dayAfter(day), due.lookBackDay), today)
  }
  if (missed.size > 0 && left > 0) await scheduleDue(deps, day, left, [...unreadable, ...missed])
}

/** The library has already logged it. */
function unlessUnreadable(error: unknown): null {
  if (error instanceof Refusal && error.code === 'revision-unreadable') return null
  throw error
}

type Team = Pick<DueReminder, 'revisionId' | 'answers' | 'settled'>

async function allActions({ library }: Reminding, team: Team) {
  const { workshop } = await library.revision(team.revisionId)
  return actionsOf(workshop, new Map(team.answers))
}

const openActions = async (deps: Reminding, team: Team) =>
  (await allActions(deps, team)).filter(({ questionId }) => !team.settled.includes(questionId))

/** On the day of a look-back every open action is due; if none is left, the team looks back on all of them. */
async function actionsDue(deps: Reminding, team: Team & Pick<DueReminder, 'lookBackDay'>, day: string) {
  const open = await openActions(deps, team)
  if (team.lookBackDay !== day) return open.filter(({ by }) => by === day)
  return open.length > 0 ? open : allActions(deps, team)
}

/**
 * Sends one mail. If the process dies after the mail server accepted the mail and before that is recorded, the job runs
 * again. The second mail has the same id, so that mailboxes can detect the duplicate.
 */
export async function sendReminder(
  deps: Reminding,
  { sessionId, day }: { sessionId: string; day: string },
  now = new Date(),
): Promise<void> {
  const { db, library, mail, organisation } = deps
  const { timeZone } = await organisation.read()
  // The mail server may have been down until the day was over; a date in the past is never mailed.
  if (!mail || localTimeIn(timeZone, now).day !== day) return
  const team = await reminderToMail(db, sessionId, day)
  const actions = team ? await actionsDue(deps, team, day) : []
  if (!team || actions.length === 0) return
  const { workshop } = await library.revision(team.revisionId)
  const stopPath = `/stop/${team.stopKey}`
  const text = reminderMail(team.lang, {
    workshop: workshop.name,
    day,
    actions: actions.map(({ what, who }) => ({ what: mailable(what), who: who && mailable(who) })),
    url: mail.linkTo(teamPath(lookBackKeys(team.uuid)), team.lang),
    guideUrl: mail.linkTo(`/guide/${workshop.slug}`, team.lang),
    stopUrl: mail.linkTo(stopPath, team.lang),
  })
  const id = `reminder.${sha256(`${team.stopKey} ${day}`).toString('hex').slice(0, 32)}`
  await recordReminder(
    db,
    sessionId,
    day,
    await mail.send({ to: team.email, text, id, stopUrl: mail.linkTo(stopPath) }),
  )
}
