import type { CompanyPurpose, FirstRole } from '@thrive/domain'
import { type Selectable, sql } from 'kysely'
import type { DB } from '../../../infra/database.gen.ts'
import type { Database } from '../../../infra/database.ts'

/** Allowed difference between the provider's clock and ours, in seconds. */
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
  /** The owner whose password keeps working when all other passwords do not. */
  emergency: number | null
  /** When a trial with these settings succeeded. */
  testedAt: Date | null
}

/** The initial settings. */
const NONE: SignInSettings = {
  on: false,
  issuer: '',
  clientId: '',
  clientSecret: null,
  clientSecretEnd: null,
  domains: [],
  onlyInvited: true,
  firstRole: 'viewer',
  onlyWay: false,
  emergency: null,
  testedAt: null,
}

type Row = Omit<Selectable<DB['company_sign_in']>, 'id'>

const settingsIn = (row: Row): SignInSettings => ({
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
})

const rowOf = (settings: SignInSettings): Row => ({
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
})

/** The settings that sign-ins currently use. */
export async function readInUse(db: Database): Promise<SignInSettings> {
  const row = await db.selectFrom('company_sign_in').selectAll().executeTakeFirst()
  return row ? settingsIn(row) : NONE
}

export interface SavedSettings extends SignInSettings {
  /** Null if the settings in use were never saved by this release. */
  savedAt: Date | null
}

/** The settings that an owner saved last, which a trial tests. */
export async function readSaved(db: Database): Promise<SavedSettings> {
  const row = await db.selectFrom('company_sign_in_saved').selectAll().executeTakeFirst()
  return row ? { ...settingsIn(row), savedAt: row.saved_at } : { ...(await readInUse(db)), savedAt: null }
}

/** Serialises saves by different owners. */
export async function lockSignIn(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company_sign_in'))`.execute(tx)
}

export async function storeInUse(tx: Database, settings: SignInSettings): Promise<void> {
  const row = rowOf(settings)
  await tx
    .insertInto('company_sign_in')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function storeSaved(tx: Database, settings: SignInSettings, savedAt: Date): Promise<void> {
  const row = { ...rowOf(settings), saved_at: savedAt }
  await tx
    .insertInto('company_sign_in_saved')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Pending attempts for these purposes fail when the browser returns. */
export async function dropAttempts(tx: Database, purposes: CompanyPurpose[]): Promise<void> {
  await tx.deleteFrom('company_attempt').where('purpose', 'in', purposes).execute()
}

/** Ends all password logins except those of the emergency owner and the login to keep. */
export async function endPasswordLogins(tx: Database, emergency: number | null, keptHash?: Buffer): Promise<void> {
  const ended = await tx
    .deleteFrom('hr_token')
    .where('by_company', '=', false)
    .$if(emergency !== null, (query) => query.where('account_id', '!=', emergency))
    .$if(keptHash !== undefined, (query) => query.where('hash', '!=', keptHash as Buffer))
    .returning('account_id')
    .execute()
  const accounts = ended.map(({ account_id }) => account_id)
  if (accounts.length > 0) await tx.deleteFrom('export_ticket').where('account_id', 'in', accounts).execute()
}

const members = (db: Database) =>
  db
    .selectFrom('hr_account')
    .select(['id', 'name', 'email'])
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('email_key')

/** Owners who can log in when the company's sign-in fails. */
export const ownersWithPassword = (db: Database) => members(db).where('role', '=', 'owner').execute()

export const withoutFactor = (db: Database) => members(db).where('factor_since', 'is', null).execute()

export async function requireFactor(tx: Database, isRequired: boolean): Promise<void> {
  await tx.updateTable('organisation').set({ factor_required: isRequired, changed_at: new Date() }).execute()
}
