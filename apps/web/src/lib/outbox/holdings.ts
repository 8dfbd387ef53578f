import { connectionOf } from './connection.ts'
import { type Database, ofSession, type Row } from './database.ts'
import { openOutbox } from './outbox.ts'
import { sayGone } from './store.ts'

/** What this browser holds across all sessions. The contents of one session belong to its outbox. */

const DAY_MS = 86_400_000

const timersOf = (uuid: string) => IDBKeyRange.bound([uuid], [uuid, []])

export async function heldIn(database: Database): Promise<string[]> {
  const rows = await database.getAllKeys('rows')
  return [...new Set([...rows.map(([uuid]) => uuid), ...(await database.getAllKeys('workshops'))])]
}

/** Drops the rows that `goes` selects, and everything that only helps to show a session. Its tabs are told to leave. */
async function drop(database: Database, uuid: string, goes: (row: Row) => boolean) {
  const transaction = database.transaction(['rows', 'workshops', 'timers'], 'readwrite')
  const rows = transaction.objectStore('rows')
  for (const row of await rows.getAll(ofSession(uuid))) if (goes(row)) await rows.delete([uuid, row.kind, row.id])
  await transaction.objectStore('workshops').delete(uuid)
  await transaction.objectStore('timers').delete(timersOf(uuid))
  await transaction.done
  sayGone(uuid)
}

/** What the server does not have stays, to be sent when the session is next opened here or a connection is found. */
export const dropSent = (database: Database, uuid: string) => drop(database, uuid, ({ state }) => state === 'sent')

export const dropAll = (database: Database, uuid: string) => drop(database, uuid, () => true)

/** Another team takes over this computer: nothing of earlier teams is shown here any more. */
export async function dropOthers(database: Database, uuid: string) {
  for (const other of await heldIn(database)) if (other !== uuid) await dropSent(database, other)
}

export const isPast = (completedAt: number | undefined) =>
  completedAt !== undefined && Date.now() > completedAt + DAY_MS

/** A day after the last page nobody needs a copy of what the server has too. */
export async function dropPast(database: Database, but: string) {
  for (const { uuid, completedAt } of await database.getAll('workshops'))
    if (uuid !== but && isPast(completedAt)) await dropSent(database, uuid)
}

/** The session has a new uuid: what was not sent under the old one belongs to it. */
export async function adopt(database: Database, former: string, uuid: string) {
  const transaction = database.transaction('rows', 'readwrite')
  for (const row of await transaction.store.getAll(ofSession(former))) {
    const present = await transaction.store.get([uuid, row.kind, row.id])
    if (row.state !== 'sent' && (!present || present.at < row.at)) await transaction.store.put({ ...row, uuid })
  }
  await transaction.done
  await dropAll(database, former)
}

/** Tries again to send what an earlier team could not; none of it is shown, and what has arrived is dropped. */
export async function sendLeftovers(database: Database, but: string) {
  const shown = new Set([but, ...(await database.getAllKeys('workshops'))])
  for (const uuid of await heldIn(database)) {
    if (shown.has(uuid)) continue
    const outbox = await openOutbox(uuid, connectionOf(uuid), database)
    await outbox.flush()
    await outbox.stored()
    outbox.close()
    await dropSent(database, uuid)
  }
}
