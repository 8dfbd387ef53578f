import { DELIVERY_STATES, OUTBOUND_FAULTS, WEBHOOK_EVENTS, WEBHOOK_LIMITS, WEBHOOK_OFF } from '@thrive/domain'
import { z } from 'zod'
import { type Calls, formId, formJson, OWNERS, saved } from './call.ts'
import { text } from './filter.ts'

const events = formJson(z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length), { depth: 1, parts: 8 })
const ofWebhook = z.object({ webhook: formId })
const milliseconds = z.int().nonnegative()

const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  since: z.iso.datetime(),
  off: z
    .object({ why: z.enum(WEBHOOK_OFF), at: z.iso.datetime() })
    .nullable()
    .describe('null while it is on'),
  worked: z.iso.datetime().nullable().describe('when it last took a delivery, of those that are kept'),
})

const outcome = z.object({
  done: z.boolean().describe('answered with 2xx'),
  status: z.int().nullable().describe('of the answer; null without one'),
  fault: z.enum(OUTBOUND_FAULTS).nullable().describe('why there was none'),
  took: milliseconds.describe('in milliseconds'),
  at: z.iso.datetime(),
})

const delivery = z.object({
  id: z.uuid(),
  event: z.string(),
  at: z.iso.datetime().describe('when it happened'),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  status: z.int().nullable(),
  fault: z.enum(OUTBOUND_FAULTS).nullable(),
  took: milliseconds.nullable(),
  next: z.iso.datetime().nullable().describe('the next try'),
  body: z.string().describe('as it is sent'),
})

export const webhookCalls = {
  'GET /api/admin/webhooks': {
    access: 'hr',
    roles: OWNERS,
    summary: 'The webhooks, oldest first',
    response: z.object({ webhooks: z.array(webhook) }),
  },
  'GET /api/admin/webhook/:webhook': {
    access: 'hr',
    roles: OWNERS,
    summary: 'A webhook with its last deliveries; 404 no-webhook',
    params: z.object({ webhook: formId }),
    response: webhook.extend({
      secret_ending: z.string().describe('the last four signs of its secret'),
      missed: z.int().describe('events since it was switched off'),
      deliveries: z.array(delivery),
    }),
  },
  'POST /api/admin/webhook/make': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary:
      'Keep an address as a webhook, off until a test has arrived; only this answer holds the secret; 400 address-not-https, address-private and others, 409 too-many-webhooks',
    body: z.object({ url: text.trim().max(WEBHOOK_LIMITS.url), events }),
    response: z.object({ webhook: z.int(), secret: z.string() }),
  },
  'POST /api/admin/webhook/events': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Change what a webhook is sent for; leaves an entry in the audit log; 404 no-webhook',
    body: ofWebhook.extend({ events }),
    response: saved,
  },
  'POST /api/admin/webhook/test': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Send a test, and switch the webhook on if it was off and the test arrived; 404 no-webhook',
    body: ofWebhook,
    response: outcome,
  },
  'POST /api/admin/webhook/secret': {
    access: 'hr',
    roles: OWNERS,
    fresh: true,
    summary: 'Replace the secret; the one before also signs for 24 hours; only this answer holds the new one',
    body: ofWebhook,
    response: z.object({ secret: z.string() }),
  },
  'POST /api/admin/webhook/again': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Send a delivery of the log again, with its id; 404 no-delivery, 409 webhook-off',
    body: z.object({ delivery: z.uuid() }),
    response: saved,
  },
  'POST /api/admin/webhook/remove': {
    access: 'hr',
    roles: OWNERS,
    summary: 'Remove a webhook with its log; 404 no-webhook',
    body: ofWebhook,
    response: z.object({ removed: z.literal(true) }),
  },
} satisfies Calls
