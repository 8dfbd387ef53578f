import { WEBHOOK_LIMITS, type WebhookOff } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import type { Database } from '../../infra/database.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'
import { countFailure, forgetFailures, switchOff } from './data.ts'
import {
  type Delivery,
  dropWaiting,
  isDone,
  type Outcome,
  queueDelivery,
  recordTry,
  waitingDelivery,
} from './delivery-data.ts'
import { secretsOf, sendMessage } from './send-service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Between the ten tries, which together take three days. */
export const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 12 * HOUR, 20 * HOUR, 24 * HOUR]
const GONE = 410

/**
 * The job: one try. A worker that dies before the outcome is recorded leaves the delivery waiting, and it is sent again
 * with the same id.
 */
export async function deliver(deps: Pick<Deps, 'db' | 'env' | 'outbound'>, id: string): Promise<void> {
  const { db, env } = deps
  const delivery = await waitingDelivery(db, id)
  if (!delivery) return
  const secrets = secretsOf(env, delivery, new Date())
  const outcome = await sendMessage(deps, { id, url: delivery.url, body: delivery.body, secrets })
  await db.transaction().execute((tx) => record(tx, delivery, outcome))
}

async function record(tx: Database, { id, url, delivery, tries }: Delivery, outcome: Outcome): Promise<void> {
  if (isDone(outcome)) {
    await recordTry(tx, delivery, outcome, { state: 'done', next: null })
    return forgetFailures(tx, id)
  }
  const pause = outcome.status === GONE ? undefined : PAUSES[tries]
  const next = pause === undefined ? null : new Date(Date.now() + pause)
  await recordTry(tx, delivery, outcome, { state: next ? 'waiting' : 'failed', next })
  const failures = await countFailure(tx, id)
  if (outcome.status === GONE) await turnOff(tx, id, url, 'gone')
  else if (failures >= WEBHOOK_LIMITS.failures) await turnOff(tx, id, url, 'failures')
  else if (next) await queueDelivery(tx, delivery, id, next)
}

async function turnOff(tx: Database, id: number, url: string, why: WebhookOff): Promise<void> {
  await dropWaiting(tx, id)
  if (!(await switchOff(tx, id, why))) return
  const changes = [
    { name: 'webhook', old: null, new: url },
    { name: 'switch', old: 'true', new: why },
  ]
  await writeAuditEntry(tx, { who: 'program', what: 'webhook_changed', changes })
}
