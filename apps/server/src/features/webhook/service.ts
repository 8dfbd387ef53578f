import { randomUUID } from 'node:crypto'
import { type AuditChange, changesBetween, WEBHOOK_LIMITS, type WebhookEvent } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import type { HrAccount } from '../../http/callers.ts'
import { invalid, notFound, Refusal } from '../../http/errors.ts'
import type { Database } from '../../infra/database.ts'
import { OutboundError } from '../../infra/outbound.ts'
import { seal, webhookContext } from '../../infra/secret-box.ts'
import { sealingKey } from '../hr/account/factor-service.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'
import {
  countWebhooks,
  deleteWebhook,
  lockSecrets,
  nextWebhookId,
  readSecrets,
  readWebhook,
  replaceSecret,
  storeEvents,
  storeWebhook,
  switchOn,
} from './data.ts'
import { isDone, type Outcome, queueDelivery, storeTest, waitAgain } from './delivery-data.ts'
import { newSecret, secretsOf, sendMessage, testBody } from './send-service.ts'

type Parts = Pick<Deps, 'db' | 'env' | 'outbound'>

const none = () => notFound('no-webhook')

const record = (tx: Database, by: HrAccount, what: 'made' | 'changed' | 'removed', url: string, more: AuditChange[]) =>
  writeAuditEntry(tx, {
    who: by.email,
    what: `webhook_${what}` as const,
    changes: [{ name: 'webhook', old: null, new: url }, ...more],
  })

/** It is off until a test has arrived: the receiver needs the secret first, which is returned here and nowhere else. */
export async function makeWebhook(
  { db, env, outbound }: Parts,
  by: HrAccount,
  { url, events }: { url: string; events: WebhookEvent[] },
) {
  const key = sealingKey(env)
  await outbound.check(url).catch(refuse)
  const secret = newSecret()
  const id = await db.transaction().execute(async (tx) => {
    if ((await countWebhooks(tx)) >= WEBHOOK_LIMITS.webhooks) throw new Refusal(409, 'too-many-webhooks')
    const made = await nextWebhookId(tx)
    const sealed = seal(key, secret, webhookContext(made))
    await storeWebhook(tx, { id: made, url, events, secret: sealed, ending: secret.slice(-4) })
    await record(tx, by, 'made', url, [{ name: 'events', old: null, new: events.join(', ') }])
    return made
  })
  return { webhook: id, secret }
}

const refuse = (error: unknown): never => {
  throw error instanceof OutboundError ? invalid(error.fault, { host: error.host }) : error
}

/** Switches a webhook on that is off, if the test arrived. */
export async function testWebhook({ db, env, outbound }: Parts, by: HrAccount, id: number): Promise<Outcome> {
  const webhook = await readSecrets(db, id)
  if (!webhook) throw none()
  await outbound.check(webhook.url).catch(refuse)
  const [test, body] = [randomUUID(), testBody()]
  const secrets = secretsOf(env, webhook, new Date())
  const outcome = await sendMessage({ outbound }, { id: test, url: webhook.url, body, secrets })
  await db.transaction().execute(async (tx) => {
    await storeTest(tx, test, id, body, outcome)
    if (isDone(outcome) && (await switchOn(tx, id)))
      await record(tx, by, 'changed', webhook.url, [{ name: 'switch', old: 'false', new: 'true' }])
  })
  return outcome
}

/** The secret before goes on signing for a day. */
export const newSecretOf = ({ db, env }: Parts, by: HrAccount, id: number): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const key = sealingKey(env)
    const webhook = await lockSecrets(tx, id)
    if (!webhook) throw none()
    const secret = newSecret()
    const ending = secret.slice(-4)
    await replaceSecret(tx, id, seal(key, secret, webhookContext(id)), ending)
    const change = { name: 'secret', old: `…${webhook.ending}`, new: `…${ending}` }
    await record(tx, by, 'changed', webhook.url, [change])
    return secret
  })

export const changeEvents = (db: Database, by: HrAccount, id: number, events: WebhookEvent[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockSecrets(tx, id)
    const before = await readWebhook(tx, id)
    if (!before) throw none()
    const changes = changesBetween(before, { events: events.toSorted() }, ['events'])
    if (changes.length === 0) return
    await storeEvents(tx, id, events.toSorted())
    await record(tx, by, 'changed', before.url, changes)
  })

export const sendAgain = (db: Database, delivery: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = await waitAgain(tx, delivery)
    if (!found) throw notFound('no-delivery')
    if (!found.isOn) throw new Refusal(409, 'webhook-off')
    await queueDelivery(tx, delivery, found.webhookId)
  })

export const removeWebhook = (db: Database, by: HrAccount, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const url = await deleteWebhook(tx, id)
    if (url === undefined) throw none()
    await record(tx, by, 'removed', url, [])
  })
