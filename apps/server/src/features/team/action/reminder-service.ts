import { actionsOf, dayAfter, localTimeIn, mailable, nextReminder, REMINDER_HOUR, ROUND_LIMITS } from '@thrive/domain'
import { reminderMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Mail } from '../../../infra/mail.ts'
import { type MailSource, SILENT_SECONDS } from '../../../infra/mail-sender.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { lookBackKeys, teamPath } from '../look-back/key-service.ts'
import { type DueReminder, dueReminders, reminderToMail, scheduleNext } from './reminder-data.ts'
import {
  type ClaimedReminder,
  claimReminders,
  holdReminders,
  putOffReminder,
  recordReminder,
  settleReminders,
} from './reminder-mail-data.ts'

type Reminding = Pick<Deps, 'db' | 'env' | 'library' | 'mail' | 'organisation'>

/** Teams that are read at a time. */
const BATCH = 200
const LATE_MS = ROUND_LIMITS.lateHours * 3_600_000

/** Runs every minute, in one process at a time: queues the mails of the day for the common sender. */
export async function queueReminders(deps: Reminding, now = new Date()): Promise<void> {
  const { timeZone } = await deps.organisation.read()
  const { day, hour } = localTimeIn(timeZone, now)
  if (!deps.mail || hour < REMINDER_HOUR) return
  const before = localTimeIn(timeZone, new Date(now.getTime() - LATE_MS - 1))
  await scheduleDue(deps, day, before.day !== day || before.hour < REMINDER_HOUR)
}

/** Teams whose revision this node cannot read wait for a node that can, without delaying other teams. */
async function scheduleDue(deps: Reminding, day: string, isInTime: boolean): Promise<void> {
  const unreadable: number[] = []
  for (;;) {
    const found = await dueReminders(deps.db, day, BATCH, unreadable)
    for (const due of found) {
      const actions = unreadable.includes(due.revisionId) ? null : await openActions(deps, due).catch(unlessUnreadable)
      if (!actions) {
        unreadable.push(due.revisionId)
        continue
      }
      // Past days are skipped, and a day that no node began in time: a restored copy may have mailed it before.
      const isToday = due.lookBackDay === day || actions.some(({ by }) => by === day)
      const next = nextReminder(actions, dayAfter(day), due.lookBackDay)
      await scheduleNext(deps.db, due, next, isToday && isInTime ? day : null)
    }
    if (found.length < BATCH) return
  }
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

/** A mail that the mail server puts off this often is given up: its day is nearly over. */
const TRIES = 12

/** Reminders of actions, for the common sender. */
export function reminderMails(deps: Reminding, now = () => new Date()): MailSource {
  const { db, mail, organisation } = deps
  return {
    tend: () => settleReminders(db, SILENT_SECONDS),
    hold: holdReminders,
    async claim(tx, most) {
      const { timeZone } = await organisation.read()
      const { day } = localTimeIn(timeZone, now())
      const claimed = mail ? await claimReminders(tx, day, most) : []
      return claimed.map((each) => () => sendReminder(deps, each, day))
    },
  }
}

async function sendReminder(deps: Reminding, { sessionId, tries }: ClaimedReminder, day: string): Promise<void> {
  const { db, mail } = deps
  const message = await messageOf(deps, sessionId, day).catch(unlessUnreadable)
  // A node that can read the revision sends it.
  if (message === null) return putOffReminder(db, sessionId)
  if (!mail || !message) return recordReminder(db, sessionId, 'skipped')
  const { state } = await mail.handOver(message)
  if (state === 'put-off' && tries < TRIES) return putOffReminder(db, sessionId)
  await recordReminder(db, sessionId, state === 'put-off' ? 'failed' : state)
}

/** Undefined if there is nothing to mail after all. */
async function messageOf(deps: Reminding, sessionId: string, day: string): Promise<Mail | undefined> {
  const { db, library, mail } = deps
  const team = await reminderToMail(db, sessionId)
  const actions = team ? await actionsDue(deps, team, day) : []
  if (!mail || !team || actions.length === 0) return undefined
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
  return { to: team.email, text, id, stopUrl: mail.linkTo(stopPath) }
}
