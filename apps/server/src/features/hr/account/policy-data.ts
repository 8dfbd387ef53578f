import type { Database } from '../../../infra/database.ts'

export interface SignInPolicy {
  /** True if members may sign in only with the company's account. */
  isOnlyWay: boolean
  /** The one owner who keeps a password for emergencies. */
  emergencyId: number | null
}

export async function signInPolicy(db: Database): Promise<SignInPolicy> {
  const policy = await db
    .selectFrom('company_sign_in')
    .select(['is_on', 'is_only_way', 'emergency_id'])
    .executeTakeFirst()
  return { isOnlyWay: Boolean(policy?.is_on && policy.is_only_way), emergencyId: policy?.emergency_id ?? null }
}

/** For an owner who leaves while the company's account is not the only way in: no emergency owner is needed. */
export async function forgetEmergency(tx: Database, id: number): Promise<void> {
  await tx.updateTable('company_sign_in').set({ emergency_id: null }).where('emergency_id', '=', id).execute()
}

/** True if only the company's account opens this account. */
export async function isCompanyOnly(db: Database, accountId: number): Promise<boolean> {
  const { isOnlyWay, emergencyId } = await signInPolicy(db)
  return isOnlyWay && accountId !== emergencyId
}
