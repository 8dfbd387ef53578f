import type { Database } from '../../../infra/database.ts'
import { COMPANY_CONTEXT, factorContext, type SecretKeys, seal, unsealWithEither } from '../../../infra/secret-box.ts'
import { sealingKey } from '../factor/service.ts'
import { lockCompanySecret, lockFactors, storeCompanySecret, storeFactor } from './data.ts'

/** Neither key opens what these have: nothing was changed. */
export class Unreadable extends Error {}

/** Seals every secret anew with SECRETS_KEY, all of them or none. Gives how many there are. */
export function rekey(db: Database, keys: SecretKeys): Promise<number> {
  const key = sealingKey(keys)
  const unreadable: string[] = []
  let count = 0
  const anew = (sealed: Buffer | null, context: string, whose: string): Buffer | null => {
    if (!sealed) return null
    const text = unsealWithEither(keys, sealed, context)
    if (text === null) unreadable.push(whose)
    count++
    return text === null ? sealed : seal(key, text, context)
  }
  return db.transaction().execute(async (tx) => {
    for (const { id, email, factor_secret, factor_next } of await lockFactors(tx))
      await storeFactor(tx, id, {
        factor_secret: anew(factor_secret, factorContext(id), email),
        factor_next: anew(factor_next, factorContext(id), email),
      })
    const company = anew(await lockCompanySecret(tx), COMPANY_CONTEXT, 'company sign-in')
    if (company) await storeCompanySecret(tx, company)
    if (unreadable.length > 0) throw new Unreadable([...new Set(unreadable)].join(', '))
    return count
  })
}
