import { WEBHOOK_LIMITS, type WebhookEvent } from '@thrive/domain'
import { m } from '@thrive/words'
import { withOneDecimal } from '@thrive/words/intl'
import type { Delivery, Outcome } from './api.ts'
import { momentInText } from './moments.ts'

export const EVENT_ABOUT: Record<WebhookEvent, () => string> = {
  'team.finished': m.hook_finished_about,
  'round.closed': m.hook_closed_about,
}

const FAULTS: Record<NonNullable<Outcome['fault']>, () => string> = {
  'address-invalid': m.hook_fault_address,
  'address-not-https': m.hook_fault_address,
  'address-has-login': m.hook_fault_address,
  'address-no-host': m.hook_fault_no_host,
  'address-private': m.hook_fault_private,
  'address-redirects': m.hook_fault_redirects,
  'address-no-answer': m.hook_fault_no_answer,
  'address-bad-certificate': m.hook_fault_certificate,
}

/** The status of an answer, or why there was none. */
export const answerText = ({ status, fault }: Pick<Outcome, 'status' | 'fault'>): string =>
  fault ? FAULTS[fault]() : String(status ?? '')

const GONE = 410

export function deliveryText(delivery: Delivery, now = new Date()): string {
  const { state, tries, status, next } = delivery
  const answer = answerText(delivery)
  if (state === 'missed') return m.hook_missed()
  if (state === 'dropped') return m.hook_dropped()
  if (state === 'done') return answer
  if (state === 'failed') return status === GONE ? m.hook_gone() : m.hook_failed({ answer, count: tries })
  if (tries === 0 || !next) return m.hook_waits()
  return m.hook_try({ answer, nth: tries + 1, all: WEBHOOK_LIMITS.tries, moment: momentInText(next, now) })
}

/** As the receiver gets it in the header webhook-id. */
export const messageId = (delivery: Delivery): string => `msg_${delivery.id}`

export const secondsText = (milliseconds: number): string => withOneDecimal(milliseconds / 1000)

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url)
