import { loadWords } from '@thrive/words/load'
import { isCode } from '../../lib/api.ts'
import { connectionOf } from '../../lib/outbox/connection.ts'
import { type Database, openDatabase, type Row } from '../../lib/outbox/database.ts'
import { dropPast, dropSent, isPast, lookBacksIn, sendLeftovers } from '../../lib/outbox/holdings.ts'
import { isLookBackOf, lookBackId } from '../../lib/outbox/look-back.ts'
import { type Outbox, openOutbox } from '../../lib/outbox/outbox.ts'
import { randomId } from '../../lib/random-id.ts'
import { fetchLookBack, isShown, type Shown } from './api.ts'

export interface OpenLookBack {
  /** Takes the place of a session's uuid in this browser's storage. */
  id: string
  shown: Shown
  outbox: Outbox
  database: Database | null
  close(): Promise<void>
}

/** Loads from the server or, without a connection, from this browser. A visit goes on for a day in the same browser. */
export async function openLookBack(key: string): Promise<OpenLookBack> {
  const asked = fetchLookBack(key)
  asked.catch(() => {})
  const database = await openDatabase().catch(() => null)
  const kept = await keptOf(database, key)
  const id = kept?.uuid ?? lookBackId(key, randomId())
  try {
    const shown = await asked.catch((error) => {
      const before: unknown = isCode(error, 'no-look-back') ? null : JSON.parse(kept?.value ?? 'null')
      if (!isShown(before)) throw error
      return before
    })
    await loadWords(shown.lang).catch(() => {})
    const row: Row = { uuid: id, kind: 'shown', id: 0, value: JSON.stringify(shown), at: kept?.at ?? Date.now(), state: 'sent' } // biome-ignore format: one row
    await database?.put('rows', row).catch(() => {})
    return await openWith(id, shown, database)
  } catch (error) {
    if (database && kept && isCode(error, 'no-look-back')) await dropSent(database, kept.uuid).catch(() => {})
    database?.close()
    throw error
  }
}

async function keptOf(database: Database | null, key: string): Promise<Row | undefined> {
  const rows = database ? await lookBacksIn(database).catch(() => []) : []
  return rows.find(({ uuid, at }) => isLookBackOf(key, uuid) && !isPast(at))
}

async function openWith(id: string, shown: Shown, database: Database | null): Promise<OpenLookBack> {
  const outbox = await openOutbox(id, connectionOf(id), database)
  outbox.tryAgain(() => true)
  void outbox.flush()
  if (database)
    void dropPast(database, id)
      .then(() => sendLeftovers(database, id))
      .catch(() => {})
  return {
    id,
    shown,
    outbox,
    database,
    async close() {
      await outbox.flush()
      await outbox.stored()
      outbox.close()
      database?.close()
    },
  }
}
