import { isEmail, normaliseEmail } from '@thrive/domain'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { type AuditEntry, writeAuditEntry } from '../audit/data.ts'
import { emailOf } from './data.ts'

/**
 * Records a successful or failed login. For an unknown address only the failure is recorded, because people type
 * passwords into the wrong field.
 */
export async function withAuditEntry(db: Database, typed: string, attempt: Promise<string>): Promise<string> {
  const record = async (what: AuditEntry['what']) => {
    const known = isEmail(typed.trim()) ? await emailOf(db, normaliseEmail(typed)) : undefined
    await writeAuditEntry(db, { who: known ?? 'unknown', what })
  }
  try {
    const token = await attempt
    await record('signed_in')
    return token
  } catch (error) {
    // Being asked for a code is not a failure.
    if (error instanceof Refusal && error.statusCode === 401 && error.code !== 'code-needed')
      await record('sign_in_failed')
    throw error
  }
}
