import { type Plan, parseAnswer, planOf, questionsOf, type Workshop } from '@thrive/domain'
import { call, isStatus } from '../../lib/api.ts'
import { connectionOf } from '../../lib/outbox/connection.ts'
import { type Database, openDatabase } from '../../lib/outbox/database.ts'
import { type Outbox, openOutbox } from '../../lib/outbox/outbox.ts'
import { isPlan } from '../version/shapes.ts'

export interface OpenSession {
  uuid: string
  workshop: Workshop
  plan: Plan
  outbox: Outbox
  database: Database | null
}

/** From the server, joined with what this browser still holds; without a connection, from this browser alone. */
export async function openSession(uuid: string): Promise<OpenSession> {
  const connection = connectionOf(uuid)
  // Asked for before this browser's own storage is opened: neither has to wait for the other.
  const asked = Promise.all([call('GET /api/version/plan/:uuid', { uuid }, isPlan), connection.known()])
  asked.catch(() => {})
  const database = await openDatabase().catch(() => null)
  const outbox = await openOutbox(uuid, connection, database)
  const opened = (workshop: Workshop): OpenSession => {
    const questions = questionsOf(workshop)
    outbox.tryAgain((id, value) => {
      const question = questions.get(id)
      return question !== undefined && parseAnswer(question, value).ok
    })
    return { uuid, workshop, plan: planOf(workshop), outbox, database }
  }
  try {
    const [workshop, known] = await asked
    const session = opened(workshop)
    outbox.learn(known)
    void database?.put('workshops', { uuid, workshop }).catch(() => {})
    return session
  } catch (error) {
    const kept = isStatus(error, 401) ? undefined : await database?.get('workshops', uuid).catch(() => undefined)
    if (!kept) {
      outbox.close()
      throw error
    }
    const session = opened(kept.workshop)
    void outbox.flush()
    return session
  }
}
