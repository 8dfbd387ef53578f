import { changesBetween, type Locale } from '@thrive/domain'
import { sql } from 'kysely'
import type { OrganisationSettings } from '../../deps.ts'
import type { Database } from '../../infra/database.ts'
import { addJob } from '../../infra/jobs.ts'
import { writeAuditEntry } from '../hr/audit/data.ts'

export type FirstSettings = Pick<OrganisationSettings, 'lang' | 'timeZone' | 'retentionMonths' | 'contact' | 'domains'>

/**
 * Creates the organisation from the environment if there is none: in a new deployment, or one that predates these
 * settings.
 */
export async function createOrganisation(db: Database, first: FirstSettings): Promise<void> {
  await db
    .insertInto('organisation')
    .values({
      ...columnsOf({ name: '', support: {}, ...first }),
      retention_months: first.retentionMonths,
      // Existing sessions were counted in UTC, before organisations had a time zone.
      counted_zone: sql`case when exists (select from session) then 'UTC' else ${first.timeZone} end`,
      recount_after: sql`case when exists (select from session) then now() end`,
    } as never)
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Undefined before the server's first start; the command line may run earlier. */
export async function readOrganisation(db: Database): Promise<OrganisationSettings | undefined> {
  const row = await db
    .selectFrom('organisation')
    .select([
      'name',
      'logo_key as logoKey',
      sql<Record<string, string>>`support`.as('support'),
      sql<Locale>`default_lang`.as('lang'),
      'time_zone as timeZone',
      sql<number | null>`coalesce(retention_next, retention_months)`.as('retentionMonths'),
      sql<number | null>`case when retention_next_at <= now() then retention_next else retention_months end`.as(
        'inForce',
      ),
      sql<Date | null>`case when retention_next_at > now() then retention_next_at end`.as('until'),
      sql<boolean>`retention_decided or retention_months is not null`.as('retentionDecided'),
      'privacy_contact as contact',
      'email_domains as domains',
      'factor_required as factorRequired',
      'smallest_group as smallestGroup',
      'retention_asked_by as askedBy',
      'retention_asked_at as askedAt',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const { inForce, until, askedBy, askedAt, ...settings } = row
  return { ...settings, retentionInForce: { months: inForce, until }, retentionAsked: { by: askedBy, at: askedAt } }
}

type Changeable = Pick<
  OrganisationSettings,
  'name' | 'support' | 'lang' | 'timeZone' | 'contact' | 'domains' | 'smallestGroup'
>
/** Undefined settings stay unchanged. */
export type Changes = { [Key in keyof Changeable]?: Changeable[Key] | undefined }

/**
 * Locks the settings until the transaction ends. The audit entry holds the old and new value of each changed setting.
 */
export async function storeSettings(tx: Database, who: string, changes: Changes): Promise<void> {
  const before = await lockOrganisation(tx)
  const given = (Object.keys(changes) as (keyof Changes)[]).filter((key) => changes[key] !== undefined)
  const changed = changesBetween(before, changes as Partial<OrganisationSettings>, given)
  if (changed.length === 0) return
  await tx
    .updateTable('organisation')
    .set({ ...columnsOf(changes), changed_at: sql`now()` })
    .execute()
  const detail = changed.map(({ name }) => name).join(', ')
  await writeAuditEntry(tx, { who, what: 'settings_changed', detail, changes: changed })
}

/** Also deletes the previous logo's file, which no row references any more. */
export function replaceLogo(db: Database, who: string, key: string | null): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { logoKey } = await lockOrganisation(tx)
    if (logoKey === key) return
    await tx.updateTable('organisation').set({ logo_key: key, changed_at: sql`now()` }).execute()
    if (logoKey) await addJob(tx, 'drop-photo', { key: logoKey })
    // Records only that the logo changed.
    const changes = [{ name: 'logo', old: null, new: null }]
    await writeAuditEntry(tx, { who, what: 'settings_changed', detail: 'logo', changes })
  })
}

export async function lockOrganisation(tx: Database): Promise<OrganisationSettings> {
  await tx.selectFrom('organisation').select('id').forUpdate().execute()
  return organisationNow(tx)
}

/** For a running server, whose start created the row. */
export async function organisationNow(db: Database): Promise<OrganisationSettings> {
  const settings = await readOrganisation(db)
  if (!settings) throw new Error('there is no organisation')
  return settings
}

function columnsOf({ name, support, lang, timeZone, contact, domains, smallestGroup }: Changes) {
  return {
    ...(name !== undefined && { name }),
    ...(support && { support: JSON.stringify(support) }),
    ...(lang && { default_lang: lang }),
    ...(timeZone && { time_zone: timeZone }),
    ...(contact !== undefined && { privacy_contact: contact }),
    ...(domains && { email_domains: domains }),
    ...(smallestGroup && { smallest_group: smallestGroup }),
  }
}
