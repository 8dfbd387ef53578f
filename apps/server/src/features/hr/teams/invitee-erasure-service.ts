import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { HrAccount } from '../../../http/callers.ts'
import { notFound } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'
import {
  forgetInvitees,
  inviteesMarked,
  inviteesOfAddress,
  inviteesOlderThan,
  lockInvitee,
  marksOfInvitees,
} from '../../round/invitee-data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { recordLists } from './erasure-data.ts'

/** Erases what invitees say about people, and lists it beside the photos, so that a restored database erases it again. */
export async function forgetAndList(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const name = `${randomUUID()}.txt`
  await recordLists(tx, [name])
  await addJob(tx, 'list-erasure', { name, marks: await marksOfInvitees(tx, ids) })
  await forgetInvitees(tx, ids)
}

export const eraseInvitee = ({ db }: Pick<Deps, 'db'>, by: HrAccount, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockInvitee(tx, id))) throw notFound('no-invitee')
    await forgetAndList(tx, [id])
    await writeAuditEntry(tx, { who: by.email, what: 'invitee_erased' })
  })

const BATCH = 500

/** Erases the addresses of rounds that closed this many months ago; their counts stay. */
export async function forgetExpired(
  { db, organisation }: Pick<Deps, 'db' | 'organisation'>,
  months: number,
  signal?: AbortSignal,
): Promise<void> {
  const { timeZone } = await organisation.read()
  while (!signal?.aborted) {
    const ids = await inviteesOlderThan(db, months, timeZone, BATCH)
    if (ids.length === 0) break
    await db.transaction().execute(async (tx) => {
      await forgetAndList(tx, ids)
      await writeAuditEntry(tx, { who: 'retention', what: 'invitees_expired', teams: ids.length })
    })
  }
}

/** Erases again what a restored database still holds. Returns how many invitees that were. */
export async function forgetMarked({ db }: Pick<Deps, 'db'>, marks: string[]): Promise<number> {
  const ids = await inviteesMarked(db, marks)
  for (let done = 0; done < ids.length; done += BATCH) await forgetInvitees(db, ids.slice(done, done + BATCH))
  return ids.length
}

/** Erases the invitees of an address in every round. */
export const forgetAddress = (db: Database, emailKey: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const ids = await inviteesOfAddress(tx, emailKey)
    await forgetAndList(tx, ids)
    return ids.length
  })
