import type { Database } from '../../../infra/database.ts'

/** Each account that has a sealed secret; nobody changes one while the keys change. */
export const lockFactors = (tx: Database) =>
  tx
    .selectFrom('hr_account')
    .select(['id', 'email', 'factor_secret', 'factor_next'])
    .where((row) => row.or([row('factor_secret', 'is not', null), row('factor_next', 'is not', null)]))
    .orderBy('id')
    .forUpdate()
    .execute()

export async function storeFactor(
  tx: Database,
  id: number,
  sealed: { factor_secret: Buffer | null; factor_next: Buffer | null },
): Promise<void> {
  await tx.updateTable('hr_account').set(sealed).where('id', '=', id).execute()
}

export const lockCompanySecret = async (tx: Database): Promise<Buffer | null> =>
  (await tx.selectFrom('company_sign_in').select('client_secret').forUpdate().executeTakeFirst())?.client_secret ?? null

export async function storeCompanySecret(tx: Database, sealed: Buffer): Promise<void> {
  await tx.updateTable('company_sign_in').set({ client_secret: sealed }).execute()
}
