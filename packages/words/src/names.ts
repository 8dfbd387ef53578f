import type { Locale, Role, SignInFault } from '@thrive/domain'
import { m } from '@thrive/words'

/** A message without inputs. */
export type Word = (inputs?: Record<string, never>, options?: { locale?: Locale | undefined }) => string

export const ROLE_NAMES: Record<Role, Word> = {
  owner: m.member_owner,
  analyst: m.member_analyst,
  viewer: m.member_viewer,
  author: m.member_author,
}

/** What is wrong with an identity provider. */
export const FAULTS: Record<SignInFault, Word> = {
  'not-https': m.sign_in_fault_not_https,
  'no-answer': m.sign_in_fault_no_answer,
  'not-openid': m.sign_in_fault_not_openid,
  'other-issuer': m.sign_in_fault_other_issuer,
  'no-code-flow': m.sign_in_fault_no_code_flow,
  'no-pkce': m.sign_in_fault_no_pkce,
  'no-email': m.sign_in_fault_no_email,
  'no-client-secret': m.sign_in_fault_no_client_secret,
  'no-keys': m.sign_in_fault_no_keys,
}
