import type { Body } from '@thrive/contract'
import { notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import type { LoginPlace } from '../account/caller.ts'
import { accountByEmail, createAccount } from '../account/data.ts'
import { hashOf, openLogin } from '../account/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { signInPolicy } from '../people/data.ts'
import { invitationBySecret, useInvitation } from './data.ts'

/** The invitation that a secret opens. One that was used, withdrawn or renewed is gone without a trace of its secret. */
export async function openInvitation(db: Database, secret: string) {
  const invitation = await invitationBySecret(db, sha256(secret))
  if (!invitation) throw notFound('invitation-gone')
  if (invitation.expires_at.getTime() <= Date.now()) throw new Refusal(410, 'invitation-expired')
  return invitation
}

/** Gives the token of the first login. */
export async function acceptInvitation(
  db: Database,
  { secret, name, password }: Body<'POST /api/invitation/accept'>,
  { device, life }: LoginPlace,
): Promise<string> {
  const { email } = await openInvitation(db, secret)
  if ((await signInPolicy(db)).isOnlyWay) throw new Refusal(403, 'company-only')
  const passwordHash = await hashOf(db, password, { email, name })
  const accountId = await db.transaction().execute(async (tx) => {
    const invitation = await useInvitation(tx, sha256(secret))
    if (!invitation) throw notFound('invitation-gone')
    const { emailKey, role, lang } = invitation
    if (await accountByEmail(tx, emailKey)) throw new Refusal(409, 'already-member')
    await writeAuditEntry(tx, { who: email, what: 'joined', whom: email, detail: role })
    return createAccount(tx, { email, emailKey, passwordHash, role, name, lang })
  })
  const token = await openLogin(db, { accountId, device, passwordHash }, life)
  if (!token) throw new Refusal(401, 'login-failed')
  return token
}
