import { endingMail } from '@thrive/words/mails'
import type { Deps } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { invalid, Refusal } from '../../../http/errors.ts'
import { addJob, type JobPayloads } from '../../../infra/jobs.ts'
import { createOrganisation } from '../../organisation/data.ts'
import { firstSettings } from '../../organisation/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { firstDayOfErasing, ownerIds, ownerToWarn } from '../settings/retention-data.ts'
import { dropTakeOutFiles } from '../take-out/service.ts'
import { eraseTeams } from '../teams/erasure-service.ts'
import {
  countEverything,
  dropEnding,
  emptyTables,
  lastTakeOutAt,
  readEnding,
  someTeams,
  storeEnding,
  uploadIds,
} from './data.ts'

const DAY_MS = 86_400_000
const TRIES = 8
const BATCH = 500

/** What an owner types: the name of the organisation, or the product's if it has none. */
const wordOf = (name: string) => name || 'Thrive Lab'
const plain = (text: string) => text.trim().normalize('NFC')

export async function presentEnding({ db, mail, organisation }: Deps, counts: boolean) {
  const { name, timeZone } = await organisation.read()
  const { from, askedBy, askedAt } = await readEnding(db)
  const lastTakeOut = await lastTakeOutAt(db)
  return {
    word: wordOf(name),
    goes: counts ? await countEverything(db) : null,
    from: (from ?? (await firstDayOfErasing(db, timeZone))).toISOString(),
    asked: from && askedBy && askedAt ? { by: askedBy, at: askedAt.toISOString() } : null,
    lastTakeOut: lastTakeOut?.toISOString() ?? null,
    mails: mail !== null,
  }
}

/** Begins after seven whole days. Owners are mailed at once and on the last day. */
export async function askEnding({ db, organisation }: Deps, by: HrAccount, typed: string): Promise<void> {
  const { name, timeZone } = await organisation.read()
  if (plain(typed) !== plain(wordOf(name))) throw invalid('wrong-erasure-name')
  await db.transaction().execute(async (tx) => {
    const from = await firstDayOfErasing(tx, timeZone)
    if (!(await storeEnding(tx, from, by.email))) return
    const until = from.toISOString()
    await addJob(tx, 'warn-of-end', { until })
    await addJob(tx, 'warn-of-end', { until }, { at: new Date(from.getTime() - DAY_MS), key: 'warn-of-end:last-day' })
    await writeAuditEntry(tx, { who: by.email, what: 'ending_asked' })
  })
}

export async function stopEnding({ db }: Deps, by: HrAccount): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await dropEnding(tx)) await writeAuditEntry(tx, { who: by.email, what: 'ending_stopped' })
    else if ((await readEnding(tx)).isDue) throw new Refusal(409, 'ending-begun')
  })
}

/** The job: adds one mail job per owner, unless it was stopped or asked for again. */
export async function warnOfEnd({ db, mail }: Deps, { until }: JobPayloads['warn-of-end']): Promise<void> {
  if (!mail || (await readEnding(db)).from?.toISOString() !== until) return
  await db.transaction().execute(async (tx) => {
    for (const accountId of await ownerIds(tx)) await addJob(tx, 'mail-end', { accountId, until }, { tries: TRIES })
  })
}

export async function sendEndingMail(
  { db, mail, organisation }: Deps,
  { accountId, until }: JobPayloads['mail-end'],
): Promise<void> {
  const { from, askedBy } = await readEnding(db)
  const owner = await ownerToWarn(db, accountId)
  if (!mail || !owner || !from || from.toISOString() !== until) return
  const { name, lang, timeZone } = await organisation.read()
  const text = endingMail(owner.lang ?? lang, {
    organisation: wordOf(name),
    by: askedBy ?? '',
    from,
    timeZone,
    url: mail.linkTo('/admin/organisation/data'),
  })
  await mail.send({ to: owner.email, text })
}

type Ended = Pick<Deps, 'db' | 'env' | 'events' | 'library' | 'log' | 'media' | 'organisation' | 'takeOuts'>

/**
 * The job that looks every ten minutes whether the moment has come. Each step can be done again, so a process that dies
 * midway leaves the rest to the next: the organisation and its accounts go with the last step.
 */
export async function endOrganisation(deps: Ended, signal?: AbortSignal): Promise<void> {
  const { db, env, log, media, organisation } = deps
  if (!(await readEnding(db)).isDue) return
  let sessions = 0
  for (let isOver = false; !isOver; ) {
    for (;;) {
      if (signal?.aborted) return
      const ids = await someTeams(db, BATCH)
      if (ids.length === 0) break
      sessions += (await eraseTeams(deps, ids, () => [])).length
    }
    for (const id of await uploadIds(db)) await media.dropPart(id)
    for await (const { key } of media.list()) await media.delete(key)
    await dropTakeOutFiles(deps)
    const { logoKey } = await organisation.read()
    isOver = await db.transaction().execute(async (tx) => {
      if (!(await emptyTables(tx))) return false
      if (logoKey) await addJob(tx, 'drop-photo', { key: logoKey })
      await createOrganisation(tx, firstSettings(env))
      return true
    })
  }
  await organisation.changed()
  log.warn({ sessions }, 'the organisation was erased, as an owner asked a week ago')
}
