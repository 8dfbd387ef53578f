import type { Role } from '@thrive/domain'
import { sql } from 'kysely'
import type { Database } from '../../../infra/database.ts'

/** Locks the owners until the transaction ends, so that two owners who remove each other act one after the other. */
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

/** Lists all members, the caller first. */
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

export const personOf = (db: Database, id: number) =>
  db
    .selectFrom('hr_account')
    .select(['email', sql<Role>`role`.as('role')])
    .where('id', '=', id)
    .executeTakeFirst()

export async function setRole(tx: Database, id: number, role: Role): Promise<void> {
  await tx.updateTable('hr_account').set({ role }).where('id', '=', id).execute()
}
