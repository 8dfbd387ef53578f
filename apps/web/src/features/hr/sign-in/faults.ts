import type { SignInCheck, SignInFault } from '@thrive/domain'
import { m } from '@thrive/words'

export const CHECK_NAMES: Record<SignInCheck, () => string> = {
  answers: m.sign_in_check_answers,
  'same-issuer': m.sign_in_check_same_issuer,
  features: m.sign_in_check_features,
  keys: m.sign_in_check_keys,
}

export const FAULTS: Record<SignInFault, () => string> = {
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
