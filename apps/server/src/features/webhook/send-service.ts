import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors.ts'
import { OutboundError } from '../../infra/outbound.ts'
import { unsealWithEither, webhookContext } from '../../infra/secret-box.ts'
import type { SealedSecrets } from './data.ts'
import type { Outcome } from './delivery-data.ts'

export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** Returns the secrets that sign now: the current one and, during the overlap, the one before. */
export function secretsOf(
  env: Deps['env'],
  { id, secret, secretBefore, secretBeforeUntil }: SealedSecrets,
  now: Date,
): string[] {
  const sealed = [secret, ...(secretBefore && secretBeforeUntil && secretBeforeUntil > now ? [secretBefore] : [])]
  return sealed.map((each) => {
    const opened = unsealWithEither(env, each, webhookContext(id))
    if (opened === null) throw new Refusal(503, 'no-secrets-key')
    return opened
  })
}

interface Message {
  id: string
  url: string
  body: string
  secrets: string[]
}

/** Sends a message by the rules of Standard Webhooks. Throws only what is our own fault. */
export async function sendMessage(
  { outbound }: Pick<Deps, 'outbound'>,
  { id, url, body, secrets }: Message,
): Promise<Outcome> {
  const at = new Date()
  const messageId = `msg_${id}`
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Thrive-Webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, at, body)).join(' '),
  }
  const begun = performance.now()
  const answered = await outbound.post(url, headers, body).then(
    (status) => ({ status, fault: null }),
    (error) => {
      if (error instanceof OutboundError) return { status: null, fault: error.fault }
      throw error
    },
  )
  return { ...answered, took: Math.round(performance.now() - begun), at }
}

export const testBody = () => JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: {} })
