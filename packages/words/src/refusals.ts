import type { Locale } from '@thrive/domain'
import { HR_REFUSALS } from './hr-refusals.ts'
import type { RefusalDetails, Sentence } from './refusal.ts'
import { TEAM_REFUSALS } from './team-refusals.ts'

export type { RefusalDetails } from './refusal.ts'

/** Reasons for refusals, by the server or by shared rules: a code that never changes, and its message. */
export const REFUSALS = { ...TEAM_REFUSALS, ...HR_REFUSALS } satisfies Record<string, Sentence>

export type RefusalCode = keyof typeof REFUSALS

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)

/** The message for a code, in the screen's language or the one given; codes of a newer server may be unknown here. */
export function sentenceOf(code: string, details: RefusalDetails = {}, locale?: Locale): string {
  const sentence: Sentence = REFUSALS[isRefusalCode(code) ? code : 'unexpected']
  return sentence(details, { locale })
}
