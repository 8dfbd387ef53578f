import type { Organisation, OrganisationSettings } from '../../../deps.ts'
import type { Env } from '../../../env.ts'
import type { Database } from '../../../infra/database.ts'
import { createOrganisation, readOrganisation } from './data.ts'

/** For so long another node may not know of a change. */
const KNOWN_MS = 1_000

/** What stands in the environment is taken over once, by the first start that finds no organisation. */
export async function openOrganisation(db: Database, env: Env): Promise<Organisation> {
  await createOrganisation(db, {
    lang: env.DEFAULT_LANG,
    timeZone: env.TIME_ZONE,
    retentionMonths: env.RETENTION_MONTHS ?? null,
    contact: env.PRIVACY_CONTACT ?? null,
    domains: env.EMAIL_DOMAINS,
  })
  let known = await readOrganisation(db)
  let until = 0
  let reading: Promise<OrganisationSettings> | undefined

  const readNow = async () => {
    known = await readOrganisation(db)
    until = performance.now() + KNOWN_MS
    return known
  }
  /** Requests that ask while it is being read wait for the same answer. */
  const read = () => {
    if (performance.now() < until) return Promise.resolve(known)
    reading ??= readNow().finally(() => {
      reading = undefined
    })
    return reading
  }
  return {
    read,
    known() {
      read().catch(() => {})
      return known
    },
    async changed() {
      // What was asked before the change may be answered after it.
      await reading?.catch(() => {})
      await readNow()
    },
  }
}
