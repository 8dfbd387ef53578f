import type { WebhookEvent } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import { queueDelivery } from './delivery-data.ts'

/** The id of the team and its round, if it finished in this very transaction; trials are no teams. */
export async function justFinished(tx: Database, sessionId: string) {
  const { rows } = await sql<{ team: string; round: number | null }>`
    select id::text as team, (select round_id from invitee where session_id = team_session.id) as round
    from team_session where id = ${sessionId} and finished_at = now()
  `.execute(tx)
  return rows[0]
}

/** Stores a delivery for each webhook that is sent this event; one that is off misses it. */
export async function storeEvent(tx: Database, event: WebhookEvent, data: object): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })
  const { rows } = await sql<{ id: string; webhookId: number; state: string }>`
    insert into webhook_delivery (webhook_id, event, body, state)
    select id, ${event}, ${body}, case when off_at is null then 'waiting' else 'missed' end
    from webhook where ${event} = any(events) and (off_at is null or off_why <> 'new')
    returning id, webhook_id as "webhookId", state
  `.execute(tx)
  for (const { id, webhookId, state } of rows) if (state === 'waiting') await queueDelivery(tx, id, webhookId)
}
