import type { FirstRole } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

/** How far the clocks of the provider and of this machine may be apart, in seconds. */
export const CLOCK_TOLERANCE = 60

export interface SignInSettings {
  on: boolean
  issuer: string
  clientId: string
  /** Encrypted. */
  clientSecret: Buffer | null
  clientSecretEnd: string | null
  domains: string[]
  onlyInvited: boolean
  firstRole: FirstRole
  onlyWay: boolean
  /** The owner whose password keeps working while there is no other way in. */
  emergency: number | null
  /** When a trial with these settings came back. */
  testedAt: Date | null
}

/** Before anybody has set anything. */
const NONE: SignInSettings = {
  on: false,
  issuer: '',
  clientId: '',
  clientSecret: null,
  clientSecretEnd: null,
  domains: [],
  onlyInvited: true,
  firstRole: 'analyst',
  onlyWay: false,
  emergency: null,
  testedAt: null,
}

export async function readSignIn(db: Database): Promise<SignInSettings> {
  const row = await db.selectFrom('company_sign_in').selectAll().executeTakeFirst()
  if (!row) return NONE
  return {
    on: row.is_on,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: row.client_secret,
    clientSecretEnd: row.client_secret_end,
    domains: row.domains,
    onlyInvited: row.only_invited,
    firstRole: row.first_role as FirstRole,
    onlyWay: row.is_only_way,
    emergency: row.emergency_id,
    testedAt: row.tested_at,
  }
}

/** Two owners who save at once do so one after the other. */
export async function lockSignIn(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company_sign_in'))`.execute(tx)
}

export async function storeSignIn(tx: Database, settings: SignInSettings): Promise<void> {
  const row = {
    is_on: settings.on,
    issuer: settings.issuer,
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    client_secret_end: settings.clientSecretEnd,
    domains: settings.domains,
    only_invited: settings.onlyInvited,
    first_role: settings.firstRole,
    is_only_way: settings.onlyWay,
    emergency_id: settings.emergency,
    tested_at: settings.testedAt,
  }
  await tx
    .insertInto('company_sign_in')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Whoever is at the company with other settings comes back to nothing. */
export async function dropAttempts(tx: Database): Promise<void> {
  await tx.deleteFrom('company_attempt').execute()
}

/** A trial came back with these settings, unless they were changed meanwhile. */
export async function noteTest(tx: Database, tried: SignInSettings): Promise<void> {
  await tx
    .updateTable('company_sign_in')
    .set({ tested_at: new Date() })
    .where('issuer', '=', tried.issuer)
    .where('client_id', '=', tried.clientId)
    .where('client_secret', '=', tried.clientSecret)
    .execute()
}

/** Whether passwords open this account no more. */
export async function isCompanyOnly(db: Database, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom('company_sign_in')
    .select('id')
    .where('is_on', '=', true)
    .where('is_only_way', '=', true)
    .where((row) => row.or([row('emergency_id', 'is', null), row('emergency_id', '!=', accountId)]))
    .executeTakeFirst()
  return found !== undefined
}

const members = (db: Database) =>
  db
    .selectFrom('hr_account')
    .select(['id', 'name', 'email'])
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('email_key')

/** Who could get in by password when the company's sign-in does not work. */
export const ownersWithPassword = (db: Database) => members(db).where('role', '=', 'owner').execute()

export const withoutFactor = (db: Database) => members(db).where('factor_since', 'is', null).execute()

export async function organisationName(db: Database): Promise<string | null> {
  const row = await db.selectFrom('organisation').select('name').executeTakeFirst()
  return row?.name || null
}

export async function isFactorRequired(db: Database): Promise<boolean> {
  const row = await db.selectFrom('organisation').select('factor_required').executeTakeFirst()
  return row?.factor_required ?? false
}

export async function requireFactor(tx: Database, isRequired: boolean): Promise<void> {
  await tx.updateTable('organisation').set({ factor_required: isRequired, changed_at: new Date() }).execute()
}
