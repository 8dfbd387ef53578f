import type { Database } from '../../../infra/database.ts'

/** Returns all accounts with a sealed secret, locked while the keys change. */
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

/** Returns the secrets of all webhooks, locked while the keys change. */
export const lockWebhookSecrets = (tx: Database) =>
  tx.selectFrom('webhook').select(['id', 'url', 'secret', 'secret_before']).orderBy('id').forUpdate().execute()

export async function storeWebhookSecrets(
  tx: Database,
  id: number,
  sealed: { secret: Buffer; secret_before: Buffer | null },
): Promise<void> {
  await tx.updateTable('webhook').set(sealed).where('id', '=', id).execute()
}

const COMPANY_TABLES = ['company_sign_in', 'company_sign_in_saved'] as const

/** Returns the active and the saved secret of company sign-in, once if they are the same bytes. */
export async function lockCompanySecrets(tx: Database): Promise<Buffer[]> {
  const sealed = new Map<string, Buffer>()
  for (const table of COMPANY_TABLES) {
    const row = await tx.selectFrom(table).select('client_secret').forUpdate().executeTakeFirst()
    if (row?.client_secret) sealed.set(row.client_secret.toString('hex'), row.client_secret)
  }
  return [...sealed.values()]
}

export async function replaceCompanySecret(tx: Database, before: Buffer, after: Buffer): Promise<void> {
  for (const table of COMPANY_TABLES)
    await tx.updateTable(table).set({ client_secret: after }).where('client_secret', '=', before).execute()
}
