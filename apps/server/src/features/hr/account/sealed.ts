import { Refusal } from '../../../http/errors.ts'
import type { SecretKeys } from '../../../infra/secret-box.ts'

/** What is sealed, and what each is bound to: moved to another row, it does not open. */
export const factorContext = (accountId: number) => `factor ${accountId}`
export const COMPANY_CONTEXT = 'company-client-secret'

/** The key for something new, where this deployment has one. */
export function sealingKey({ SECRETS_KEY }: SecretKeys): Buffer {
  if (!SECRETS_KEY) throw new Refusal(503, 'no-secrets-key')
  return SECRETS_KEY
}
