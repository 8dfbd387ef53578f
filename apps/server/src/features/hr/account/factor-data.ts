import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { MEMORY } from './attempt-data.ts'
import { hashOfCode } from './recovery-code.ts'

/** The second factor of an account; `since` is null until a code has confirmed one. */
export const factorOf = (db: Database, id: number) =>
  db
    .selectFrom('hr_account')
    .select(['factor_secret as secret', 'factor_since as since', 'factor_next as next'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export async function storeNextSecret(db: Database, id: number, sealed: Buffer): Promise<void> {
  await db.updateTable('hr_account').set({ factor_next: sealed }).where('id', '=', id).execute()
}

/** Activates the confirmed secret, unless another setup was begun meanwhile. */
export async function switchOn(tx: Database, id: number, sealed: Buffer, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('hr_account')
    .set({ factor_secret: sealed, factor_since: new Date(), factor_step: String(step), factor_next: null })
    .where('id', '=', id)
    .where('factor_next', '=', sealed)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False if the account had no second factor. */
export async function switchOff(tx: Database, id: number): Promise<boolean> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', id).execute()
  const { numUpdatedRows } = await tx
    .updateTable('hr_account')
    .set({ factor_secret: null, factor_since: null, factor_step: null, factor_next: null })
    .where('id', '=', id)
    .where('factor_since', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Accepts each code once and no earlier code afterwards; of two logins with the same code, one succeeds. */
export async function takeStep(db: Database, id: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hr_account')
    .set({ factor_step: String(step) })
    .where('id', '=', id)
    .where((row) => row.or([row('factor_step', 'is', null), row('factor_step', '<', String(step))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function replaceRecoveryCodes(tx: Database, id: number, codes: string[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', id).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: id, hash: hashOfCode(id, code) })))
    .execute()
}

export async function takeRecoveryCode(tx: Database, id: number, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: new Date() })
    .where('account_id', '=', id)
    .where('hash', '=', hashOfCode(id, typed))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Counts the unused codes. */
export async function countRecoveryCodes(db: Database, id: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('account_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

const triesOf = (id: number) => sha256(`code ${id}`)

/**
 * Counts the try before its outcome is known. False after too many wrong tries; such a try does not extend the wait.
 */
export async function countTry(db: Database, id: number, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into login_attempt (key, attempts) values (${triesOf(id)}, 1)
    on conflict (key) do update set last_at = now(),
      attempts = case when login_attempt.last_at < now() - ${MEMORY} then 1 else login_attempt.attempts + 1 end
    where login_attempt.attempts < ${most} or login_attempt.last_at < now() - ${MEMORY}
    returning attempts
  `.execute(db)
  return rows.length === 1
}

export async function forgetTries(db: Database, id: number): Promise<void> {
  await db.deleteFrom('login_attempt').where('key', '=', triesOf(id)).execute()
}
