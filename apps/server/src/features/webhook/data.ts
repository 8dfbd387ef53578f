import { WEBHOOK_LIMITS, type WebhookEvent, type WebhookOff } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'

export interface SealedSecrets {
  id: number
  url: string
  secret: Buffer
  secretBefore: Buffer | null
  secretBeforeUntil: Date | null
}

export interface Webhook {
  id: number
  url: string
  events: WebhookEvent[]
  since: Date
  offAt: Date | null
  offWhy: WebhookOff
  worked: Date | null
  secretEnding: string
}

const COLUMNS = sql`id, url, events, created_at as since, off_at as "offAt", off_why as "offWhy",
  secret_ending as "secretEnding", (
    select tried_at from webhook_delivery where webhook_id = webhook.id and state = 'done'
    order by created_at desc limit 1
  ) as worked`

export async function readWebhooks(db: Database): Promise<Webhook[]> {
  return (await sql<Webhook>`select ${COLUMNS} from webhook order by id`.execute(db)).rows
}

export async function readWebhook(db: Database, id: number): Promise<Webhook | undefined> {
  return (await sql<Webhook>`select ${COLUMNS} from webhook where id = ${id}`.execute(db)).rows[0]
}

/** Locks the list, so that its limit holds for owners who make webhooks at the same time. */
export async function countWebhooks(tx: Database): Promise<number> {
  await sql`lock table webhook in share row exclusive mode`.execute(tx)
  return (await sql<{ count: number }>`select count(*)::int as count from webhook`.execute(tx)).rows[0]?.count ?? 0
}

/** The id comes first, because secrets are sealed for it. */
export async function nextWebhookId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhook', 'id'))::int as id`.execute(db)
  return (rows[0] as { id: number }).id
}

export interface NewWebhook {
  id: number
  url: string
  events: WebhookEvent[]
  secret: Buffer
  ending: string
}

/** It is off at first. */
export async function storeWebhook(tx: Database, { id, url, events, secret, ending }: NewWebhook): Promise<void> {
  await sql`
    insert into webhook (id, url, events, secret, secret_ending, off_at) overriding system value
    values (${id}, ${url}, ${events}::text[], ${secret}, ${ending}, now())
  `.execute(tx)
}

export async function lockSecrets(tx: Database, id: number) {
  const { rows } = await sql<SealedSecrets & { ending: string }>`
    select id, url, secret, secret_ending as ending, secret_before as "secretBefore",
      secret_before_until as "secretBeforeUntil"
    from webhook where id = ${id} for no key update
  `.execute(tx)
  return rows[0]
}

export async function replaceSecret(tx: Database, id: number, secret: Buffer, ending: string): Promise<void> {
  await sql`
    update webhook set secret_before = secret,
      secret_before_until = now() + make_interval(hours => ${WEBHOOK_LIMITS.overlapHours}),
      secret = ${secret}, secret_ending = ${ending}
    where id = ${id}
  `.execute(tx)
}

export async function readSecrets(db: Database, id: number): Promise<SealedSecrets | undefined> {
  const { rows } = await sql<SealedSecrets>`
    select id, url, secret, secret_before as "secretBefore", secret_before_until as "secretBeforeUntil"
    from webhook where id = ${id}
  `.execute(db)
  return rows[0]
}

export async function storeEvents(tx: Database, id: number, events: WebhookEvent[]): Promise<void> {
  await sql`update webhook set events = ${events}::text[] where id = ${id}`.execute(tx)
}

/** False if it was on. */
export async function switchOn(tx: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    update webhook set off_at = null, off_why = 'new', failures = 0 where id = ${id} and off_at is not null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** False if it was off. */
export async function switchOff(tx: Database, id: number, why: WebhookOff): Promise<boolean> {
  const { rows } = await sql`
    update webhook set off_at = now(), off_why = ${why} where id = ${id} and off_at is null returning 1`.execute(tx)
  return rows.length > 0
}

export async function forgetFailures(tx: Database, id: number): Promise<void> {
  await sql`update webhook set failures = 0 where id = ${id} and failures > 0`.execute(tx)
}

/** Returns how many tries have failed in a row. */
export async function countFailure(tx: Database, id: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update webhook set failures = failures + 1 where id = ${id} returning failures`.execute(tx)
  return rows[0]?.failures ?? 0
}

/** Returns its address; undefined if there is none. */
export async function deleteWebhook(tx: Database, id: number): Promise<string | undefined> {
  return (await sql<{ url: string }>`delete from webhook where id = ${id} returning url`.execute(tx)).rows[0]?.url
}
