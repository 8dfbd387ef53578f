import { retentionMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { addJob, type JobPayloads } from '../../../infra/jobs.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { eraseExpired } from '../teams/erasure-service.ts'
import { forgetExpired } from '../teams/invitee-erasure-service.ts'
import {
  type Effect,
  effectOf,
  firstDayOfErasing,
  ownerIds,
  ownerToWarn,
  type Retention,
  readRetention,
  recordDecision,
  settleRetention,
  storeRetention,
  storeWaiting,
} from './retention-data.ts'

const DAY_MS = 86_400_000
/** Enough to outlast a mail server that is busy for a while. */
const TRIES = 8

interface Erasing extends Effect {
  months: number
  from: Date
}

/** What the pending retention erases; null if none is pending. */
export async function erasingOf(db: Database, { waiting, timeZone }: Retention): Promise<Erasing | null> {
  if (!waiting) return null
  const { months, from } = waiting
  return { months, from, ...(await effectOf(db, months, from, timeZone)) }
}

/** What these months would erase; null if they are no shorter than the months in force. */
export async function erasingBy(
  db: Database,
  { inForce, timeZone }: Retention,
  months: number | null,
): Promise<Erasing | null> {
  if (months === null || (inForce !== null && months >= inForce)) return null
  const from = await firstDayOfErasing(db, timeZone)
  return { months, from, ...(await effectOf(db, months, from, timeZone)) }
}

/**
 * Stores how long sessions are kept. A retention that erases sessions needs their number in `erases` and takes effect
 * after a week. Any other takes effect at once and cancels a pending one. The caller holds the organisation's row lock.
 */
export async function changeRetention(
  tx: Database,
  { who, months, erases }: { who: string; months: number | null; erases: number | undefined },
): Promise<void> {
  const before = await readRetention(tx)
  const confirmed = before.waiting ? before.waiting.months : before.inForce
  const record = (teams: number) => {
    const changes = [{ name: 'retentionMonths', old: worded(confirmed), new: worded(months) }]
    return writeAuditEntry(tx, { who, what: 'retention_changed', changes, ...(teams && { teams }) })
  }
  if (months === confirmed) return void ((await recordDecision(tx)) && (await record(0)))
  const erasing = await erasingBy(tx, before, months)
  const sessions = erasing?.sessions ?? 0
  if (sessions > 0 && erases !== sessions) throw new Refusal(409, 'erases-sessions', { sessions })
  if (erasing && sessions > 0) await startWait(tx, who, erasing)
  else await storeRetention(tx, months)
  await record(sessions)
}

const worded = (months: number | null) => String(months ?? 'always')

async function startWait(tx: Database, who: string, { months, from }: Erasing) {
  await storeWaiting(tx, months, from, who)
  const until = from.toISOString()
  await addJob(tx, 'warn-owners', { until })
  await addJob(tx, 'warn-owners', { until }, { at: new Date(from.getTime() - DAY_MS), key: 'warn-owners:last-day' })
}

/** The nightly job. */
export async function eraseByRetention(
  deps: Pick<Deps, 'db' | 'events' | 'library' | 'organisation'>,
  signal?: AbortSignal,
) {
  await settleRetention(deps.db)
  const { inForce } = await readRetention(deps.db)
  if (!inForce) return
  await eraseExpired(deps, inForce, signal)
  await forgetExpired(deps, inForce, signal)
}

/** The job: adds one mail job per owner, unless the wait was cancelled or restarted. */
export async function warnOwners({ db, mail }: Deps, { until }: JobPayloads['warn-owners']): Promise<void> {
  if (!mail || !isWaiting(await readRetention(db), until)) return
  await db.transaction().execute(async (tx) => {
    for (const accountId of await ownerIds(tx))
      await addJob(tx, 'mail-retention', { accountId, until }, { tries: TRIES })
  })
}

export async function sendRetentionMail(
  { db, mail, organisation }: Deps,
  { accountId, until }: JobPayloads['mail-retention'],
): Promise<void> {
  const retention = await readRetention(db)
  const owner = await ownerToWarn(db, accountId)
  const erasing = isWaiting(retention, until) ? await erasingOf(db, retention) : null
  if (!mail || !owner || !erasing) return
  const { name, lang, timeZone } = await organisation.read()
  const { months, from, sessions, total } = erasing
  const text = retentionMail(owner.lang ?? lang, {
    organisation: name,
    by: retention.waiting?.askedBy ?? '',
    months,
    sessions,
    total,
    from,
    timeZone,
    url: mail.linkTo('/admin/organisation/data'),
  })
  await mail.send({ to: owner.email, text })
}

const isWaiting = ({ waiting }: Retention, until: string) => waiting?.from.toISOString() === until
