import { type Plan, planOf, type Workshop } from '@thrive/domain'
import { call, isStatus } from '../../lib/api.ts'
import { type Database, openDatabase } from '../../lib/outbox/database.ts'
import { lineOf } from '../../lib/outbox/line.ts'
import { type Outbox, openOutbox } from '../../lib/outbox/outbox.ts'

export interface OpenSession {
  uuid: string
  workshop: Workshop
  plan: Plan
  outbox: Outbox
  database: Database | null
}

/** From the server, joined with what this browser still holds; without a line, from this browser alone. */
export async function openSession(uuid: string): Promise<OpenSession> {
  // Asked for before this browser's own storage is opened: neither has to wait for the other.
  const asked = Promise.all([
    call('GET /api/version/plan/:uuid', { uuid }),
    call('GET /api/session/question/:uuid', { uuid }),
    call('GET /api/answer/:uuid', { uuid }),
  ])
  asked.catch(() => {})
  const database = await openDatabase().catch(() => null)
  const outbox = await openOutbox(uuid, lineOf(uuid), database)
  try {
    const [workshop, position, answers] = await asked
    outbox.reconcile(position, answers)
    void database?.put('workshops', { uuid, workshop }).catch(() => {})
    return { uuid, workshop, plan: planOf(workshop), outbox, database }
  } catch (error) {
    const kept = isStatus(error, 401) ? undefined : await database?.get('workshops', uuid).catch(() => undefined)
    if (!kept) {
      outbox.close()
      throw error
    }
    void outbox.flush()
    return { uuid, workshop: kept.workshop, plan: planOf(kept.workshop), outbox, database }
  }
}
