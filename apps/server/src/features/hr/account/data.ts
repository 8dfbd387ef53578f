import type { Locale, Role } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'

export const accountByEmail = (db: Database, emailKey: string) =>
  db
    .selectFrom('hr_account')
    .select(['id', 'email', 'password_hash', 'disabled_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()

/** As it was given when the account was made. */
export const emailOf = async (db: Database, emailKey: string): Promise<string | undefined> =>
  (await db.selectFrom('hr_account').select('email').where('email_key', '=', emailKey).executeTakeFirst())?.email

/** Null for who signs in with the company's account only. */
export const passwordHashOf = async (db: Database, id: number): Promise<string | null> => {
  const account = await db
    .selectFrom('hr_account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return account.password_hash
}

export const listAccounts = (db: Database) =>
  db
    .selectFrom('hr_account')
    .leftJoin('hr_token', (join) => join.onRef('account_id', '=', 'hr_account.id').on('expires_at', '>', new Date()))
    .select(({ fn }) => [
      'email',
      'hr_account.created_at',
      'disabled_at',
      fn.count<string>('hash').as('logins'),
      'role',
    ])
    .groupBy('hr_account.id')
    .orderBy('email_key')
    .execute()

/** What a member may know of where they work: its name, and the owner of longest standing. */
export async function organisationOf(db: Database): Promise<{ organisation: string; owner: string | null }> {
  const { rows } = await sql<{ organisation: string; owner: string | null }>`
    select coalesce((select name from organisation), '') as organisation, (
      select coalesce(name, email) from hr_account where role = 'owner' and disabled_at is null order by id limit 1
    ) as owner
  `.execute(db)
  return rows[0] ?? { organisation: '', owner: null }
}

export async function createAccount(
  db: Database,
  account: { email: string; emailKey: string; passwordHash: string; role: Role; name?: string; lang?: string },
): Promise<number> {
  const { email, emailKey, passwordHash, role, name = null, lang = null } = account
  const { id } = await db
    .insertInto('hr_account')
    .values({ email, email_key: emailKey, password_hash: passwordHash, role, name, lang })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setAccountLang(db: Database, id: number, lang: Locale): Promise<void> {
  await db.updateTable('hr_account').set({ lang }).where('id', '=', id).execute()
}

export async function setAccountName(db: Database, id: number, name: string | null): Promise<void> {
  await db.updateTable('hr_account').set({ name }).where('id', '=', id).execute()
}

/** What its owner sees of an account beyond what every call knows. */
export const accountDetails = (db: Database, id: number) =>
  db
    .selectFrom('hr_account')
    .select((row) => [
      'factor_since',
      row('password_hash', 'is not', null).as('has_password'),
      row
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<string>().as('left'))
        .where('account_id', '=', id)
        .where('used_at', 'is', null)
        .as('codes_left'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** A new password ends every login except the one to keep, and a link that would set another one. */
export async function setPassword(tx: Database, id: number, passwordHash: string, keptToken?: string): Promise<void> {
  await tx.updateTable('hr_account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await tx.deleteFrom('password_reset').where('account_id', '=', id).execute()
  await endLogins(tx, id, keptToken)
}

export async function disableAccount(tx: Database, id: number, disabledAt: Date | null): Promise<void> {
  await tx.updateTable('hr_account').set({ disabled_at: disabledAt }).where('id', '=', id).execute()
  await endLogins(tx, id)
}

/** Its logins and export links go with it; audit entries hold their own copy of the address and stay. */
export async function removeAccount(db: Database, id: number): Promise<void> {
  await db.deleteFrom('hr_account').where('id', '=', id).execute()
}

/** How many there were. Links to exports end with them. */
export async function endLogins(tx: Database, id: number, keptToken = ''): Promise<number> {
  await tx.deleteFrom('export_ticket').where('account_id', '=', id).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('hr_token')
    .where('account_id', '=', id)
    .where('hash', '!=', sha256(keptToken))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface NewLogin {
  accountId: number
  token: string
  device: string | null
  expiresAt: Date
  byCompany?: boolean
  /** Only if the password that was checked is still the current one: changing it ends all logins, including this one. */
  passwordHash?: string | null
}

/** False where the account may not log in any more. */
export async function storeLogin(db: Database, login: NewLogin): Promise<boolean> {
  const { accountId, token, device, expiresAt, byCompany = false, passwordHash } = login
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hr_token')
    .columns(['account_id', 'hash', 'expires_at', 'device', 'by_company'])
    .expression((accounts) =>
      accounts
        .selectFrom('hr_account')
        .select((row) => [
          'id',
          row.val(sha256(token)).as('hash'),
          row.val(expiresAt).as('expires_at'),
          row.cast<string | null>(row.val(device), 'text').as('device'),
          row.cast<boolean>(row.val(byCompany), 'boolean').as('by_company'),
        ])
        .where('id', '=', accountId)
        .where('disabled_at', 'is', null)
        .$if(passwordHash !== undefined, (query) => query.where('password_hash', '=', passwordHash ?? null))
        .forShare(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('hr_token').where('hash', '=', sha256(token)).execute()
}

/** The login of this token, whether or not it is over. */
export const loginOfToken = (db: Database, token: string) =>
  db
    .selectFrom('hr_token')
    .innerJoin('hr_account', 'hr_account.id', 'account_id')
    .select([
      'hr_account.id',
      'email',
      'name',
      sql<Role>`role`.as('role'),
      sql<Locale | null>`lang`.as('lang'),
      'hr_token.created_at',
      'expires_at',
      'seen_at',
      'proven_at',
      'by_company',
      // The company asks for a second factor of its own.
      sql<boolean>`factor_since is null and not by_company
        and coalesce((select factor_required from organisation), false)`.as('must_set_factor'),
    ])
    .where('hash', '=', sha256(token))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

export async function moveExpiry(db: Database, token: string, expiresAt: Date): Promise<void> {
  await db.updateTable('hr_token').set({ expires_at: expiresAt }).where('hash', '=', sha256(token)).execute()
}

/** Once a minute is enough, so that reading does not become writing. */
export async function noteSeen(db: Database, id: number): Promise<void> {
  await db.updateTable('hr_account').set({ seen_at: new Date() }).where('id', '=', id).execute()
}

/** Attempts are forgotten when no other one followed for this long. */
export const MEMORY = sql`interval '15 minutes'`

/** Counts an attempt for each of these before its outcome is known, so that many parallel attempts gain nothing. */
export async function countAttempt(db: Database, subjects: string[]): Promise<Map<string, number>> {
  const keys = subjects.map(sha256).sort(Buffer.compare)
  const { rows } = await sql<{ key: Buffer; attempts: number }>`
    insert into login_attempt (key, attempts) select unnest(${keys}::bytea[]), 1
    on conflict (key) do update set last_at = now(),
      attempts = case when login_attempt.last_at < now() - ${MEMORY} then 1 else login_attempt.attempts + 1 end
    returning key, attempts
  `.execute(db)
  const counted = new Map(rows.map(({ key, attempts }) => [key.toString('hex'), attempts]))
  return new Map(subjects.map((subject) => [subject, counted.get(sha256(subject).toString('hex')) ?? 0]))
}

/**
 * The turn of an attempt that is delayed comes after those of the same address that wait already. Gives the seconds
 * until then, its own delay included.
 */
export async function takeTurn(tx: Database, address: string, seconds: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    update login_attempt set free_at = greatest(free_at, clock_timestamp()) + make_interval(secs => ${seconds})
    where key = ${sha256(address)}
    returning extract(epoch from free_at - clock_timestamp())::float as wait
  `.execute(tx)
  return rows[0]?.wait ?? seconds
}

/** After a successful login the account starts from zero; the IP address only takes back this attempt. */
export async function forgiveAttempt(db: Database, account: string, address: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', sha256(account)).execute()
  await takeBackAttempt(db, [address])
}

/** As if this attempt had not been; the ones before still count. */
export async function takeBackAttempt(db: Database, subjects: string[]): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('key', 'in', subjects.map(sha256))
    .where('attempts', '>', 0)
    .execute()
}

/** Drops what is too old to open anything. */
export async function dropExpired(db: Database): Promise<void> {
  await db.deleteFrom('hr_token').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('export_ticket').where('expires_at', '<', new Date()).execute()
  await db.deleteFrom('login_attempt').where('last_at', '<', sql<Date>`now() - ${MEMORY}`).execute()
}
