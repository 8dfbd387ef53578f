import type { Body } from '@thrive/contract'
import { notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { sha256 } from '../../../infra/sha256.ts'
import type { LoginPlace } from '../account/caller.ts'
import { accountByEmail, createAccount } from '../account/data.ts'
import { signInPolicy } from '../account/policy-data.ts'
import { hashOf, openLogin } from '../account/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { memberInvitationBySecret, useMemberInvitation } from './member-invitation-data.ts'

/** Returns the secret's invitation. Used, withdrawn and renewed ones are gone, because their secrets are not kept. */
export async function openMemberInvitation(db: Database, secret: string) {
  const invitation = await memberInvitationBySecret(db, sha256(secret))
  if (!invitation) throw notFound('invitation-gone')
  if (invitation.expires_at.getTime() <= Date.now()) throw new Refusal(410, 'invitation-expired')
  return invitation
}

/** Returns the token of the first login. */
export async function acceptMemberInvitation(
  db: Database,
  { secret, name, password }: Body<'POST /api/invitation/accept'>,
  { device, life }: LoginPlace,
): Promise<string> {
  const { email } = await openMemberInvitation(db, secret)
  if ((await signInPolicy(db)).isOnlyWay) throw new Refusal(403, 'company-only')
  const passwordHash = await hashOf(db, password, { email, name })
  const accountId = await db.transaction().execute(async (tx) => {
    const invitation = await useMemberInvitation(tx, sha256(secret))
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
