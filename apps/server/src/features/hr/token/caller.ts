import { mayRead, TOKEN_SCOPES, type TokenScope } from '@thrive/domain'
import type { HrAccount } from '../../../http/callers.ts'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { useToken } from './data.ts'

/** Returns what stands for an account in the calls that are marked for tokens. Refused like a login that has ended. */
export async function programOf(db: Database, token: string, marked: TokenScope): Promise<HrAccount> {
  const scopes = TOKEN_SCOPES.filter((scope) => mayRead(scope, marked))
  const found = await useToken(db, token, scopes)
  if (!found) throw new Refusal(401, 'login-ended')
  return {
    id: 0,
    email: '',
    name: found.name,
    // Of a round, a program gets what this role sees: no words of mail servers, which may hold addresses.
    role: 'viewer',
    lang: null,
    provenAt: new Date(0),
    byCompany: false,
    mustSetFactor: false,
    scope: found.scope,
  }
}
