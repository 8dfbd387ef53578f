/** What a token of another program may read: totals only, or each session without photos, addresses and links. */
export const TOKEN_SCOPES = ['totals', 'results'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Every token begins with it, so that scanners for leaked secrets recognise one. */
export const TOKEN_PREFIX = 'thr_'

export const TOKEN_LIMITS = { name: 80, days: 365, tokens: 100 }
/** What the screen offers. */
export const TOKEN_DAYS = [30, 90, 365] as const
/** Owners get a mail this many days before a token ends. */
export const TOKEN_WARNING_DAYS = 14

/** True if a token of this scope may make a call that is marked with `marked`. */
export const mayRead = (scope: TokenScope, marked: TokenScope | undefined): boolean =>
  marked === 'totals' || (marked === 'results' && scope === 'results')

/** What webhooks are sent for. */
export const WEBHOOK_EVENTS = ['team.finished', 'round.closed'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** Why a webhook is off: it never passed its test, its receiver answered 410, or too many tries failed in a row. */
export const WEBHOOK_OFF = ['new', 'gone', 'failures'] as const
export type WebhookOff = (typeof WEBHOOK_OFF)[number]

/** `missed`: the webhook was off. `dropped`: it was switched off while this waited. */
export const DELIVERY_STATES = ['waiting', 'done', 'failed', 'missed', 'dropped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why an address cannot be used, or a try got no answer. */
export const OUTBOUND_FAULTS = [
  'address-invalid',
  'address-not-https',
  'address-has-login',
  'address-no-host',
  'address-private',
  'address-redirects',
  'address-no-answer',
  'address-bad-certificate',
] as const
export type OutboundFault = (typeof OUTBOUND_FAULTS)[number]

export const WEBHOOK_LIMITS = {
  webhooks: 10,
  url: 1_000,
  tries: 10,
  failures: 50,
  logDays: 7,
  overlapHours: 24,
  patienceSeconds: 15,
}
