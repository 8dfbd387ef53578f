import { isEmail, normaliseEmail } from '@thrive/domain'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { type AuditEntry, writeAuditEntry } from '../audit/data.ts'
import { emailOf } from './data.ts'

/**
 * Leaves in the audit log who came in by this attempt, or failed to. Of an address that no account has only the failure
 * is kept: people type passwords into the wrong field.
 */
export async function noted(db: Database, typed: string, attempt: Promise<string>): Promise<string> {
  const note = async (what: AuditEntry['what']) => {
    const known = isEmail(typed.trim()) ? await emailOf(db, normaliseEmail(typed)) : undefined
    await writeAuditEntry(db, { who: known ?? 'unknown', what })
  }
  try {
    const token = await attempt
    await note('signed_in')
    return token
  } catch (error) {
    // A code that is asked for is no failure yet.
    if (error instanceof Refusal && error.statusCode === 401 && error.code !== 'code-needed')
      await note('sign_in_failed')
    throw error
  }
}
