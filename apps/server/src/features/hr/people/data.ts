import type { Role } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

/**
 * Who may let people in, locked until the transaction ends: of two owners who remove each other, or a role that changes
 * meanwhile, the second one sees what the first one left.
 */
export async function lockOwners(tx: Database): Promise<number[]> {
  const owners = await tx
    .selectFrom('hr_account')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

export interface SignInPolicy {
  /** Only the company's account lets anybody in. */
  isOnlyWay: boolean
  /** But for this owner, who keeps a password for emergencies. */
  emergencyId: number | null
}

export async function signInPolicy(db: Database): Promise<SignInPolicy> {
  const policy = await db
    .selectFrom('company_sign_in')
    .select(['is_on', 'is_only_way', 'emergency_id'])
    .executeTakeFirst()
  return { isOnlyWay: Boolean(policy?.is_on && policy.is_only_way), emergencyId: policy?.emergency_id ?? null }
}

/** Where the company's account is not the only way in, nobody has to stand by. */
export async function forgetEmergency(tx: Database, id: number): Promise<void> {
  await tx.updateTable('company_sign_in').set({ emergency_id: null }).where('emergency_id', '=', id).execute()
}

/** Whoever asks stands first. */
export const listPeople = (db: Database, you: number) =>
  db
    .selectFrom('hr_account')
    .select([
      'id',
      'name',
      'email',
      sql<Role>`role`.as('role'),
      'seen_at as seen',
      sql<boolean>`factor_since is not null`.as('hasFactor'),
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      sql<boolean>`disabled_at is not null`.as('disabled'),
    ])
    .orderBy(sql`id <> ${you}`)
    .orderBy(sql`lower(coalesce(name, email))`)
    .orderBy('id')
    .execute()

export const emailOf = (db: Database, id: number) =>
  db.selectFrom('hr_account').select('email').where('id', '=', id).executeTakeFirst()

export async function setRole(tx: Database, id: number, role: Role): Promise<void> {
  await tx.updateTable('hr_account').set({ role }).where('id', '=', id).execute()
}

export interface OrganisationFacts {
  name: string
  factorRequired: boolean
  defaultLang: string | null
}

/** Before its settings were ever read, there is no row. */
export async function organisationFacts(db: Database): Promise<OrganisationFacts> {
  const row = await db.selectFrom('organisation').select(['name', 'factor_required', 'default_lang']).executeTakeFirst()
  return {
    name: row?.name ?? '',
    factorRequired: row?.factor_required ?? false,
    defaultLang: row?.default_lang ?? null,
  }
}
