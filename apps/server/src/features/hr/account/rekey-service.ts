import type { Database } from '../../../infra/database.ts'
import {
  COMPANY_CONTEXT,
  factorContext,
  type SecretKeys,
  seal,
  unsealWithEither,
  webhookContext,
} from '../../../infra/secret-box.ts'
import { sealingKey } from './factor-service.ts'
import {
  lockCompanySecrets,
  lockFactors,
  lockWebhookSecrets,
  replaceCompanySecret,
  storeFactor,
  storeWebhookSecrets,
} from './rekey-data.ts'

/** Thrown with the owners of secrets that neither key opens; nothing was changed. */
export class Unreadable extends Error {}

/** Re-encrypts every secret with SECRETS_KEY, all or none. Returns how many there are. */
export function rekey(db: Database, keys: SecretKeys): Promise<number> {
  const key = sealingKey(keys)
  const unreadable: string[] = []
  let count = 0
  const reseal = (sealed: Buffer | null, context: string, whose: string): Buffer | null => {
    if (!sealed) return null
    const text = unsealWithEither(keys, sealed, context)
    if (text === null) unreadable.push(whose)
    count++
    return text === null ? sealed : seal(key, text, context)
  }
  return db.transaction().execute(async (tx) => {
    for (const { id, email, factor_secret, factor_next } of await lockFactors(tx))
      await storeFactor(tx, id, {
        factor_secret: reseal(factor_secret, factorContext(id), email),
        factor_next: reseal(factor_next, factorContext(id), email),
      })
    for (const sealed of await lockCompanySecrets(tx)) {
      const company = reseal(sealed, COMPANY_CONTEXT, 'company sign-in')
      if (company) await replaceCompanySecret(tx, sealed, company)
    }
    for (const { id, url, secret, secret_before } of await lockWebhookSecrets(tx))
      await storeWebhookSecrets(tx, id, {
        secret: reseal(secret, webhookContext(id), url) ?? secret,
        secret_before: reseal(secret_before, webhookContext(id), url),
      })
    if (unreadable.length > 0) throw new Unreadable([...new Set(unreadable)].join(', '))
    return count
  })
}
