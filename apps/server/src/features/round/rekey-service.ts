import type { Database } from '../../infra/database.ts'
import { inviteeContext, type SecretKeys, seal, unseal } from '../../infra/secret-box.ts'
import { sealingKey } from '../hr/account/factor-service.ts'
import { lockLinks, type SealedLink, storeLinks } from './rekey-data.ts'

const BATCH = 1_000

interface Rekeyed {
  /** Links that the new key opens now. */
  links: number
  /** Links that neither key opens. */
  unreadable: number
}

/**
 * Re-encrypts the links of invitees with SECRETS_KEY, a batch per transaction. Links that it opens already are skipped, so
 * it can be stopped and run again.
 */
export async function rekeyLinks(db: Database, keys: SecretKeys): Promise<Rekeyed> {
  const result: Rekeyed = { links: 0, unreadable: 0 }
  for (let after = 0; ; ) {
    const batch = await db.transaction().execute(async (tx) => {
      const links = await lockLinks(tx, after, BATCH)
      const changed = links.flatMap((link) => reseal(keys, link, result))
      if (changed.length > 0) await storeLinks(tx, changed)
      return links
    })
    after = batch.at(-1)?.id ?? after
    if (batch.length < BATCH) return result
  }
}

function reseal(keys: SecretKeys, { id, sealed }: SealedLink, result: Rekeyed): SealedLink[] {
  const [key, context] = [sealingKey(keys), inviteeContext(id)]
  const isCurrent = unseal(key, sealed, context) !== null
  const secret = keys.SECRETS_KEY_BEFORE ? unseal(keys.SECRETS_KEY_BEFORE, sealed, context) : null
  if (isCurrent || secret !== null) result.links++
  else result.unreadable++
  return isCurrent || secret === null ? [] : [{ id, sealed: seal(key, secret, context) }]
}
