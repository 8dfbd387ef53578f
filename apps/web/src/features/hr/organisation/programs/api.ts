import { useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { DELIVERY_STATES, OUTBOUND_FAULTS, TOKEN_SCOPES, WEBHOOK_EVENTS, WEBHOOK_OFF } from '@thrive/domain'
import { queryClient } from '../../../../lib/query.tsx'
import {
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isRecord,
  isSaved,
  isText,
  isTrue,
  orNull,
} from '../../../../lib/shape.ts'
import { ask } from '../../frame/api.ts'

export type Token = Answer<'GET /api/admin/tokens'>['tokens'][number]
export type MadeToken = Answer<'POST /api/admin/token/make'>
export type Webhook = Answer<'GET /api/admin/webhooks'>['webhooks'][number]
export type WholeWebhook = Answer<'GET /api/admin/webhook/:webhook'>
export type Delivery = WholeWebhook['deliveries'][number]
export type Outcome = Answer<'POST /api/admin/webhook/test'>

const isTokens = isRecord<Answer<'GET /api/admin/tokens'>>({
  tokens: isListOf(
    isRecord<Token>({
      id: isNumber,
      name: isText,
      scope: isOneOf(...TOKEN_SCOPES),
      ending: isText,
      made: isText,
      ends: isText,
      ended: orNull(isText),
      used: orNull(isText),
    }),
  ),
})

const webhookFields = {
  id: isNumber,
  url: isText,
  events: isListOf(isOneOf(...WEBHOOK_EVENTS)),
  since: isText,
  off: orNull(isRecord({ why: isOneOf(...WEBHOOK_OFF), at: isText })),
  worked: orNull(isText),
}
const isFault = orNull(isOneOf(...OUTBOUND_FAULTS))
const isWebhook = isRecord<WholeWebhook>({
  ...webhookFields,
  secret_ending: isText,
  missed: isNumber,
  deliveries: isListOf(
    isRecord<Delivery>({
      id: isText,
      event: isText,
      at: isText,
      state: isOneOf(...DELIVERY_STATES),
      tries: isNumber,
      status: orNull(isNumber),
      fault: isFault,
      took: orNull(isNumber),
      next: orNull(isText),
      body: isText,
    }),
  ),
})
const isOutcome = isRecord<Outcome>({
  done: isFlag,
  status: orNull(isNumber),
  fault: isFault,
  took: isNumber,
  at: isText,
})

const KEY = ['admin', 'programs'] as const
const refetch = () => queryClient.invalidateQueries({ queryKey: KEY })

export const useTokens = () =>
  useQuery({
    queryKey: [...KEY, 'tokens'],
    queryFn: () => ask('GET /api/admin/tokens', {}, isTokens),
    staleTime: 0,
  })

export const useWebhooks = () =>
  useQuery({
    queryKey: [...KEY, 'webhooks'],
    queryFn: () =>
      ask('GET /api/admin/webhooks', {}, isRecord({ webhooks: isListOf(isRecord<Webhook>(webhookFields)) })),
    staleTime: 0,
  })

/** A delivery that waits is soon tried. */
const WATCH_MS = 5_000

export const useWebhook = (webhook: string) =>
  useQuery({
    queryKey: [...KEY, 'webhook', webhook],
    queryFn: () => ask('GET /api/admin/webhook/:webhook', { webhook }, isWebhook),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ state: each, next }) => each === 'waiting' && next === null) && WATCH_MS,
    staleTime: 0,
  })

export async function makeToken(input: Input<'POST /api/admin/token/make'>): Promise<MadeToken> {
  const isMade = isRecord<MadeToken>({ token: isText, id: isNumber, ends: isText })
  const made = await ask('POST /api/admin/token/make', input, isMade)
  void refetch()
  return made
}

export async function endToken({ id }: Token): Promise<void> {
  await ask('POST /api/admin/token/end', { token: String(id) }, isRecord({ ended: isTrue }))
  await refetch()
}

export async function removeToken({ id }: Token): Promise<void> {
  await ask('POST /api/admin/token/remove', { token: String(id) }, isRecord({ removed: isTrue }))
  await refetch()
}

export type Event = Webhook['events'][number]

export async function makeWebhook(url: string, events: readonly Event[]) {
  const isMade = isRecord({ webhook: isNumber, secret: isText })
  const made = await ask('POST /api/admin/webhook/make', { url, events: JSON.stringify(events) }, isMade)
  void refetch()
  return made
}

const ofWebhook = ({ id }: Pick<Webhook, 'id'>) => ({ webhook: String(id) })

export async function testWebhook(webhook: Webhook): Promise<Outcome> {
  return ask('POST /api/admin/webhook/test', ofWebhook(webhook), isOutcome).finally(refetch)
}

export async function changeEvents(webhook: Webhook, events: readonly Event[]): Promise<void> {
  const input = { ...ofWebhook(webhook), events: JSON.stringify(events) }
  await ask('POST /api/admin/webhook/events', input, isSaved)
  await refetch()
}

export async function replaceSecret(webhook: Webhook): Promise<string> {
  const { secret } = await ask('POST /api/admin/webhook/secret', ofWebhook(webhook), isRecord({ secret: isText }))
  void refetch()
  return secret
}

export async function removeWebhook(webhook: Webhook): Promise<void> {
  await ask('POST /api/admin/webhook/remove', ofWebhook(webhook), isRecord({ removed: isTrue }))
}

export async function sendAgain({ id }: Delivery): Promise<void> {
  await ask('POST /api/admin/webhook/again', { delivery: id }, isSaved)
  await refetch()
}
