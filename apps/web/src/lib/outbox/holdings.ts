import { connectionOf } from './connection.ts'
import { type Database, ofSession, type Row } from './database.ts'
import { openOutbox } from './outbox.ts'
import { announceGone } from './store.ts'

/** What this browser holds across all sessions. The contents of one session belong to its outbox. */

const DAY_MS = 86_400_000

const timersOf = (uuid: string) => IDBKeyRange.bound([uuid], [uuid, []])

export async function heldIn(database: Database): Promise<string[]> {
  const rows = await database.getAllKeys('rows')
  return [...new Set([...rows.map(([uuid]) => uuid), ...(await database.getAllKeys('workshops'))])]
}

/** Drops the rows that `goes` selects, and everything that only helps to show a session. Makes its tabs leave. */
async function drop(database: Database, uuid: string, goes: (row: Row) => boolean) {
  const transaction = database.transaction(['rows', 'workshops', 'timers'], 'readwrite')
  const rows = transaction.objectStore('rows')
  for (const row of await rows.getAll(ofSession(uuid))) if (goes(row)) await rows.delete([uuid, row.kind, row.id])
  await transaction.objectStore('workshops').delete(uuid)
  await transaction.objectStore('timers').delete(timersOf(uuid))
  await transaction.done
  announceGone(uuid)
}

/** Keeps what the server does not have, to send it when the session is next opened here or a connection is found. */
export const dropSent = (database: Database, uuid: string) => drop(database, uuid, ({ state }) => state === 'sent')

const dropAll = (database: Database, uuid: string) => drop(database, uuid, () => true)

/** Hands this computer to others: nothing of any session stays on it. */
export async function dropEverything(database: Database) {
  for (const uuid of await heldIn(database)) await dropAll(database, uuid)
}

/** True if only this browser has something of another session. */
export async function othersWait(database: Database, uuid: string): Promise<boolean> {
  return (await database.getAll('rows')).some((row) => row.uuid !== uuid && row.state !== 'sent')
}

/** Hands this computer to another team: nothing of earlier teams is shown here any more. */
export async function dropOthers(database: Database, uuid: string) {
  for (const other of await heldIn(database)) if (other !== uuid) await dropSent(database, other)
}

export const isPast = (completedAt: number | undefined) =>
  completedAt !== undefined && Date.now() > completedAt + DAY_MS

/** A day after the last page nobody needs a copy of what the server has too. */
export async function dropPast(database: Database, but: string) {
  for (const { uuid, completedAt } of await database.getAll('workshops'))
    if (uuid !== but && isPast(completedAt)) await dropSent(database, uuid)
  for (const { uuid, at } of await lookBacksIn(database)) if (uuid !== but && isPast(at)) await dropSent(database, uuid)
}

/** The look-backs that this browser shows, also without a connection. */
export const lookBacksIn = async (database: Database): Promise<Row[]> =>
  (await database.getAll('rows')).filter(({ kind }) => kind === 'shown')

/** The session has a new uuid, which takes over what was not sent under the old one. */
export async function adopt(database: Database, former: string, uuid: string) {
  const transaction = database.transaction('rows', 'readwrite')
  for (const row of await transaction.store.getAll(ofSession(former))) {
    const present = await transaction.store.get([uuid, row.kind, row.id])
    if (row.state !== 'sent' && (!present || present.at < row.at)) await transaction.store.put({ ...row, uuid })
  }
  await transaction.done
  await dropAll(database, former)
}

/** Turns what the server will not accept into drafts, which only opening their session sends again. */
async function putAside(database: Database, uuid: string) {
  const transaction = database.transaction('rows', 'readwrite')
  for (const row of await transaction.store.getAll(ofSession(uuid))) {
    if (row.state !== 'waiting') continue
    const kind = row.kind === 'answer' ? 'draft' : row.kind
    const present = await transaction.store.get([uuid, kind, row.id])
    if (row.kind === 'answer') await transaction.store.delete([uuid, row.kind, row.id])
    if (!present || present.at <= row.at) await transaction.store.put({ ...row, kind, state: 'refused' })
  }
  await transaction.done
}

/**
 * Retries what an earlier team could not send; none of it is shown, and what has arrived is dropped. A closed session
 * is not retried, and the rows of an erased one are dropped as well.
 */
export async function sendLeftovers(database: Database, but: string) {
  const lookBacks = (await lookBacksIn(database)).map(({ uuid }) => uuid)
  const shown = new Set([but, ...(await database.getAllKeys('workshops')), ...lookBacks])
  for (const uuid of await heldIn(database)) {
    if (shown.has(uuid)) continue
    const outbox = await openOutbox(uuid, connectionOf(uuid), database)
    await outbox.flush()
    await outbox.stored()
    const trouble = outbox.trouble()
    outbox.close()
    if (trouble === 'completed' || trouble === 'moved') await putAside(database, uuid)
    if (trouble === 'closed') await dropAll(database, uuid)
    else await dropSent(database, uuid)
  }
}
