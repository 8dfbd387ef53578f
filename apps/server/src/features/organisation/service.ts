import type { Organisation, OrganisationSettings } from '../../deps.ts'
import type { Env } from '../../env.ts'
import type { Database } from '../../infra/database.ts'
import { createOrganisation, type FirstSettings, organisationNow } from './data.ts'

/** How long another node may miss a change. */
const KNOWN_MS = 1_000

/** What a new organisation begins with. */
export const firstSettings = (env: Env): FirstSettings => ({
  lang: env.DEFAULT_LANG,
  timeZone: env.TIME_ZONE,
  retentionMonths: env.RETENTION_MONTHS ?? null,
  contact: env.PRIVACY_CONTACT ?? null,
  domains: env.EMAIL_DOMAINS,
})

/** The environment is read once, by the first start that finds no organisation. */
export async function openOrganisation(db: Database, env: Env): Promise<Organisation> {
  await createOrganisation(db, firstSettings(env))
  let known = await organisationNow(db)
  let until = 0
  let reading: Promise<OrganisationSettings> | undefined

  const readNow = async () => {
    known = await organisationNow(db)
    until = performance.now() + KNOWN_MS
    return known
  }
  /** Simultaneous callers share one query. */
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
      // A read in flight may still return the settings from before the change.
      await reading?.catch(() => {})
      await readNow()
    },
  }
}
