import { isComplete, type Plan, parseAnswer, planOf, questionsOf, type Workshop } from '@thrive/domain'
import { loadWords } from '@thrive/words/load'
import { call, isStatus } from '../../lib/api.ts'
import { connectionOf } from '../../lib/outbox/connection.ts'
import { type Database, openDatabase } from '../../lib/outbox/database.ts'
import { dropPast, dropSent, isPast, sendLeftovers } from '../../lib/outbox/holdings.ts'
import { type Outbox, openOutbox } from '../../lib/outbox/outbox.ts'
import { isOver } from '../../lib/outbox/send-state.ts'
import { isPlan } from './shapes.ts'

export interface OpenSession {
  uuid: string
  workshop: Workshop
  plan: Plan
  outbox: Outbox
  database: Database | null
  /** Returns the same session with the texts of another language. */
  inWordsOf(workshop: Workshop): OpenSession
  /** Leaves the session: stops all subscriptions, and drops sent work when it is due. */
  close(): Promise<void>
}

/** Loads from the server, merged with what this browser still holds; without a connection, from this browser alone. */
export async function openSession(uuid: string): Promise<OpenSession> {
  const connection = connectionOf(uuid)
  // Requested before this browser's storage is opened, so that neither waits for the other.
  const asked = Promise.all([planInWords(uuid), connection.known()])
  asked.catch(() => {})
  const database = await openDatabase().catch(() => null)
  const outbox = await openOutbox(uuid, connection, database)
  const openWith = (workshop: Workshop): OpenSession => {
    const questions = questionsOf(workshop)
    outbox.tryAgain((id, value) => {
      const question = questions.get(id)
      return question !== undefined && parseAnswer(question, value).ok
    })
    const plan = planOf(workshop)
    const { remember, close } = keep(uuid, plan, outbox, database)
    const session = (workshop: Workshop): OpenSession => {
      remember(workshop)
      return { uuid, workshop, plan, outbox, database, inWordsOf: session, close }
    }
    return session(workshop)
  }
  try {
    const [workshop, known] = await asked
    const session = openWith(workshop)
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
    await loadWords(kept.workshop.locale).catch(() => {})
    const session = openWith(kept.workshop)
    void outbox.flush()
    return session
  }
}

/** Loads the plan, and the screen's words in its language. */
export async function planInWords(uuid: string): Promise<Workshop> {
  const workshop = await call('GET /api/version/plan/:uuid', { uuid }, isPlan)
  await loadWords(workshop.locale)
  return workshop
}

/** Keeps the session in this browser while it is open, and no longer than it should. */
function keep(uuid: string, plan: Plan, outbox: Outbox, database: Database | null) {
  let completedAt: number | undefined
  let kept: Promise<unknown> = Promise.resolve()
  const then = (work: () => Promise<unknown>) => {
    kept = kept.then(work).catch(() => {})
  }
  const write = (words?: Workshop) =>
    then(async () => {
      const before = await database?.get('workshops', uuid)
      const workshop = words ?? before?.workshop
      completedAt ??= before?.completedAt
      if (isComplete(plan, outbox.snapshot().position)) completedAt ??= Date.now()
      if (workshop) await database?.put('workshops', { uuid, workshop, ...(completedAt && { completedAt }) })
    })
  const drop = async () => database && dropSent(database, uuid)
  const unsubscribe = outbox.subscribe(() => {
    const { state, position } = outbox.snapshot()
    if (isOver(state)) {
      unsubscribe()
      then(drop)
    } else if (completedAt === undefined && isComplete(plan, position)) write()
  })
  if (database)
    then(async () => {
      await dropPast(database, uuid)
      void sendLeftovers(database, uuid).catch(() => {})
    })
  return {
    remember: (workshop: Workshop) => write(workshop),
    async close() {
      unsubscribe()
      await outbox.flush()
      await outbox.stored()
      outbox.close()
      if (isPast(completedAt)) then(drop)
      await kept
      database?.close()
    },
  }
}
