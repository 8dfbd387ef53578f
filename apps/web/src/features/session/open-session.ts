import { isComplete, type Plan, parseAnswer, planOf, questionsOf, type Workshop } from '@thrive/domain'
import { call, isStatus } from '../../lib/api.ts'
import { connectionOf } from '../../lib/outbox/connection.ts'
import { type Database, openDatabase } from '../../lib/outbox/database.ts'
import { dropPast, dropSent, isPast, sendLeftovers } from '../../lib/outbox/holdings.ts'
import { type Outbox, openOutbox } from '../../lib/outbox/outbox.ts'
import { isOver } from '../../lib/outbox/send-state.ts'
import { isPlan } from '../version/shapes.ts'

export interface OpenSession {
  uuid: string
  workshop: Workshop
  plan: Plan
  outbox: Outbox
  database: Database | null
  /** Leaves the session: it no longer listens to anything, and sent work is kept no longer than it should be. */
  close(): Promise<void>
}

/** From the server, merged with what this browser still holds; without a connection, from this browser alone. */
export async function openSession(uuid: string): Promise<OpenSession> {
  const connection = connectionOf(uuid)
  // Requested before this browser's storage is opened, so that neither waits for the other.
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
    const plan = planOf(workshop)
    return { uuid, workshop, plan, outbox, database, close: keep(uuid, workshop, plan, outbox, database) }
  }
  try {
    const [workshop, known] = await asked
    const session = opened(workshop)
    outbox.learn(known)
    return session
  } catch (error) {
    const kept = isStatus(error, 401) ? undefined : await database?.get('workshops', uuid).catch(() => undefined)
    if (!kept) {
      outbox.close()
      if (database && isStatus(error, 401)) await dropSent(database, uuid).catch(() => {})
      database?.close()
      throw error
    }
    const session = opened(kept.workshop)
    void outbox.flush()
    return session
  }
}

/** Keeps the session in this browser while it is open, and no longer than it should. Returns what closes it. */
function keep(uuid: string, workshop: Workshop, plan: Plan, outbox: Outbox, database: Database | null) {
  let completedAt: number | undefined
  const remember = async () => {
    completedAt ??= (await database?.get('workshops', uuid))?.completedAt
    if (isComplete(plan, outbox.snapshot().position)) completedAt ??= Date.now()
    await database?.put('workshops', { uuid, workshop, ...(completedAt && { completedAt }) })
  }
  const drop = async () => database && dropSent(database, uuid)
  let kept: Promise<unknown> = remember().catch(() => {})
  const then = (work: () => Promise<unknown>) => {
    kept = kept.then(work).catch(() => {})
  }
  const unsubscribe = outbox.subscribe(() => {
    const { state, position } = outbox.snapshot()
    if (isOver(state)) {
      unsubscribe()
      then(drop)
    } else if (completedAt === undefined && isComplete(plan, position)) then(remember)
  })
  if (database)
    then(async () => {
      await dropPast(database, uuid)
      void sendLeftovers(database, uuid).catch(() => {})
    })
  return async () => {
    unsubscribe()
    await outbox.flush()
    await outbox.stored()
    outbox.close()
    if (isPast(completedAt)) then(drop)
    await kept
    database?.close()
  }
}
