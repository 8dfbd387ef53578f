import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { readWebhook, readWebhooks, type Webhook } from './data.ts'
import { countMissed, isDone, type LoggedDelivery, type Outcome, readLog } from './delivery-data.ts'
import { changeEvents, makeWebhook, newSecretOf, removeWebhook, sendAgain, testWebhook } from './service.ts'

const SHOWN = 100

export function webhookRoutes(route: Route, deps: Deps) {
  const { db } = deps

  route('GET /api/admin/webhooks', async () => ({ webhooks: (await readWebhooks(db)).map(present) }))

  route('GET /api/admin/webhook/:webhook', async ({ params: { webhook: id } }) => {
    const webhook = await readWebhook(db, id)
    if (!webhook) throw notFound('no-webhook')
    const { offAt, secretEnding } = webhook
    return {
      ...present(webhook),
      secret_ending: secretEnding,
      missed: offAt ? await countMissed(db, id, offAt) : 0,
      deliveries: (await readLog(db, id, SHOWN)).map(presentDelivery),
    }
  })

  route('POST /api/admin/webhook/make', ({ body, account }) => makeWebhook(deps, account, body))

  route('POST /api/admin/webhook/events', async ({ body, account }) => {
    await changeEvents(db, account, body.webhook, body.events)
    return { saved: true as const }
  })

  route('POST /api/admin/webhook/test', async ({ body, account }) =>
    presentOutcome(await testWebhook(deps, account, body.webhook)),
  )

  route('POST /api/admin/webhook/secret', async ({ body, account }) => ({
    secret: await newSecretOf(deps, account, body.webhook),
  }))

  route('POST /api/admin/webhook/again', async ({ body }) => {
    await sendAgain(db, body.delivery)
    return { saved: true as const }
  })

  route('POST /api/admin/webhook/remove', async ({ body, account }) => {
    await removeWebhook(db, account, body.webhook)
    return { removed: true as const }
  })
}

const present = ({ id, url, events, since, offAt, offWhy, worked }: Webhook) => ({
  id,
  url,
  events,
  since: since.toISOString(),
  off: offAt && { why: offWhy, at: offAt.toISOString() },
  worked: worked?.toISOString() ?? null,
})

const presentOutcome = (outcome: Outcome) => ({ ...outcome, at: outcome.at.toISOString(), done: isDone(outcome) })

const presentDelivery = ({ at, next, ...delivery }: LoggedDelivery) => ({
  ...delivery,
  at: at.toISOString(),
  next: next?.toISOString() ?? null,
})
