import type { Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { OrganisationSettings } from '../../../deps.ts'
import type { Database } from '../../../infra/database.ts'
import { addJob } from '../../../infra/jobs.ts'
import { writeAuditEntry } from '../audit/data.ts'

export type FirstSettings = Pick<OrganisationSettings, 'lang' | 'timeZone' | 'retentionMonths' | 'contact' | 'domains'>

/** A deployment that is new, or was from before owners could change these, begins with what its environment says. */
export async function createOrganisation(db: Database, first: FirstSettings): Promise<void> {
  await db
    .insertInto('organisation')
    .values(columnsOf({ name: '', support: {}, ...first }) as never)
    .onConflict((row) => row.doNothing())
    .execute()
}

export const readOrganisation = (db: Database): Promise<OrganisationSettings> =>
  db
    .selectFrom('organisation')
    .select([
      'name',
      'logo_key as logoKey',
      sql<Record<string, string>>`support`.as('support'),
      sql<Locale>`default_lang`.as('lang'),
      'time_zone as timeZone',
      'retention_months as retentionMonths',
      'privacy_contact as contact',
      'email_domains as domains',
    ])
    .executeTakeFirstOrThrow()

/** What is undefined stays. */
type Changes = { [Key in Exclude<keyof OrganisationSettings, 'logoKey'>]?: OrganisationSettings[Key] | undefined }

/** Notes which settings changed, never what they hold. */
export function changeOrganisation(db: Database, who: string, changes: Changes): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lockOrganisation(tx)
    const changed = (Object.keys(changes) as (keyof Changes)[]).filter(
      (key) => changes[key] !== undefined && JSON.stringify(changes[key]) !== JSON.stringify(before[key]),
    )
    if (changed.length === 0) return
    await tx
      .updateTable('organisation')
      .set({ ...columnsOf(changes), changed_at: sql`now()` })
      .execute()
    await writeAuditEntry(tx, { who, what: 'settings_changed', detail: changed.join(', ') })
  })
}

/** The file of the logo before is dropped, now that no row names it. */
export function replaceLogo(db: Database, who: string, key: string | null): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { logoKey } = await lockOrganisation(tx)
    if (logoKey === key) return
    await tx.updateTable('organisation').set({ logo_key: key, changed_at: sql`now()` }).execute()
    if (logoKey) await addJob(tx, 'drop-photo', { key: logoKey })
    await writeAuditEntry(tx, { who, what: 'settings_changed', detail: 'logo' })
  })
}

async function lockOrganisation(tx: Database): Promise<OrganisationSettings> {
  await tx.selectFrom('organisation').select('id').forUpdate().execute()
  return readOrganisation(tx)
}

function columnsOf({ name, support, lang, timeZone, retentionMonths, contact, domains }: Changes) {
  return {
    ...(name !== undefined && { name }),
    ...(support && { support: JSON.stringify(support) }),
    ...(lang && { default_lang: lang }),
    ...(timeZone && { time_zone: timeZone }),
    ...(retentionMonths !== undefined && { retention_months: retentionMonths }),
    ...(contact !== undefined && { privacy_contact: contact }),
    ...(domains && { email_domains: domains }),
  }
}
