import { type DeliveryState, type OutboundFault, WEBHOOK_LIMITS } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { addJob } from '../../infra/jobs.ts'
import type { SealedSecrets } from './data.ts'

/** At most this many workers wait for receivers, so that other jobs go on. */
const QUEUES = 2

export const queueDelivery = (tx: Database, id: string, webhookId: number, at: Date | null = null): Promise<void> =>
  addJob(
    tx,
    'deliver-webhook',
    { delivery: id },
    { key: `webhook:${id}`, queue: `webhooks-${webhookId % QUEUES}`, canWait: true, at },
  )

export interface Outcome {
  /** Null if there was no answer. */
  status: number | null
  fault: OutboundFault | null
  took: number
  at: Date
}

export interface Delivery extends SealedSecrets {
  delivery: string
  body: string
  tries: number
}

/** Undefined if it is done, or its webhook is off. */
export async function waitingDelivery(db: Database, id: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    select delivery.id as delivery, body, tries, webhook.id, url, secret, secret_before as "secretBefore",
      secret_before_until as "secretBeforeUntil"
    from webhook_delivery as delivery join webhook on webhook.id = webhook_id
    where delivery.id = ${id} and state = 'waiting' and off_at is null
  `.execute(db)
  return rows[0]
}

export async function recordTry(
  tx: Database,
  id: string,
  { status, fault, took, at }: Outcome,
  { state, next }: { state: DeliveryState; next: Date | null },
): Promise<void> {
  await sql`
    update webhook_delivery set state = ${state}, tries = tries + 1, tried_at = ${at}, status = ${status},
      fault = ${fault}, took_ms = ${took}, next_at = ${next}
    where id = ${id}
  `.execute(tx)
}

/** Keeps a test in the log. */
export async function storeTest(db: Database, id: string, webhookId: number, body: string, outcome: Outcome) {
  const state: DeliveryState = isDone(outcome) ? 'done' : 'failed'
  await sql`
    insert into webhook_delivery (id, webhook_id, event, body, state, tries, tried_at, status, fault, took_ms)
    select ${id}, id, 'test', ${body}, ${state}, 1, ${outcome.at}::timestamptz, ${outcome.status}::smallint,
      ${outcome.fault}, ${outcome.took}::int
    from webhook where id = ${webhookId}
  `.execute(db)
}

export const isDone = ({ status }: Pick<Outcome, 'status'>) => status !== null && status >= 200 && status < 300

export interface LoggedDelivery {
  id: string
  event: string
  body: string
  at: Date
  state: DeliveryState
  tries: number
  status: number | null
  fault: OutboundFault | null
  took: number | null
  next: Date | null
}

/** Newest first. */
export async function readLog(db: Database, webhookId: number, limit: number): Promise<LoggedDelivery[]> {
  const { rows } = await sql<LoggedDelivery>`
    select id, event, body, created_at as at, state, tries, status, fault, took_ms as took,
      case when state = 'waiting' then next_at end as next
    from webhook_delivery where webhook_id = ${webhookId} order by created_at desc, id limit ${limit}
  `.execute(db)
  return rows
}

export async function countMissed(db: Database, webhookId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ missed: number }>`
    select count(*)::int as missed from webhook_delivery
    where webhook_id = ${webhookId} and created_at >= ${since} and state = 'missed'
  `.execute(db)
  return rows[0]?.missed ?? 0
}

/** Returns the webhook of a delivery, which waits again with its tries ahead; `isOn` is false if nothing was changed. */
export async function waitAgain(tx: Database, id: string) {
  const { rows } = await sql<{ webhookId: number; isOn: boolean }>`
    select webhook_id as "webhookId", off_at is null as "isOn"
    from webhook_delivery join webhook on webhook.id = webhook_id where webhook_delivery.id = ${id}
  `.execute(tx)
  if (rows[0]?.isOn)
    await sql`update webhook_delivery set state = 'waiting', tries = 0, next_at = null where id = ${id}`.execute(tx)
  return rows[0]
}

/** Nothing waits for a webhook that is off. */
export async function dropWaiting(tx: Database, webhookId: number): Promise<void> {
  await sql`update webhook_delivery set state = 'dropped', next_at = null
    where webhook_id = ${webhookId} and state = 'waiting'`.execute(tx)
}

/** Also forgets secrets whose overlap is over. */
export async function dropOldDeliveries(db: Database): Promise<void> {
  await sql`delete from webhook_delivery
    where created_at < now() - make_interval(days => ${WEBHOOK_LIMITS.logDays})`.execute(db)
  await sql`update webhook set secret_before = null, secret_before_until = null
    where secret_before_until < now()`.execute(db)
}
