import { isEmail, isOfDomain, normaliseEmail } from '@thrive/domain'
import { Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { firstOwner } from '../account/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import {
  accountByAddress,
  accountBySubject,
  addMember,
  linkAccount,
  nameAccount,
  takeMemberInvitation,
} from './data.ts'
import type { SignInSettings } from './settings-data.ts'
import type { Visitor } from './visitor.ts'

export interface Admitted {
  id: number
  email: string
}

/** Returns the verified address, if it belongs to the company's domains. */
export function addressOf({ email, emailVerified }: Visitor, { domains }: SignInSettings): string {
  if (!email || !isEmail(email)) throw new Refusal(403, 'email-missing')
  if (!emailVerified) throw new Refusal(403, 'email-unverified', { email })
  if (domains.length === 0 || !isOfDomain(email, domains)) throw new Refusal(403, 'other-company-domain', { email })
  return email
}

/**
 * Finds the visitor's account by company identity, then by address; else creates one if the visitor was invited or
 * invitations are not required.
 */
export async function admit(tx: Database, visitor: Visitor, settings: SignInSettings): Promise<Admitted> {
  const email = addressOf(visitor, settings)
  const { issuer, subject, name } = visitor
  const account = (await accountBySubject(tx, issuer, subject)) ?? (await accountByAddress(tx, normaliseEmail(email)))
  if (!account) return { id: await createMember(tx, { ...visitor, email }, settings), email }
  if (account.disabled_at) throw new Refusal(403, 'account-off')
  // An address reassigned to someone else at the company does not pass on the account.
  if (account.issuer === issuer && account.subject !== subject) throw new Refusal(403, 'linked-elsewhere', { email })
  if (account.issuer !== issuer) await linkAccount(tx, account.id, issuer, subject)
  if (name) await nameAccount(tx, account.id, name)
  return { id: account.id, email: account.email }
}

async function createMember(
  tx: Database,
  visitor: Visitor & { email: string },
  { onlyInvited, firstRole }: SignInSettings,
): Promise<number> {
  const { email, name, issuer, subject } = visitor
  const emailKey = normaliseEmail(email)
  const role = (await takeMemberInvitation(tx, emailKey)) ?? (onlyInvited ? null : firstRole)
  if (!role) throw new Refusal(403, 'not-invited', { email, owner: nameOf(await firstOwner(tx)) })
  const id = await addMember(tx, { email, emailKey, name, role, issuer, subject })
  await writeAuditEntry(tx, { who: email, what: 'joined', whom: email, detail: role })
  return id
}

const nameOf = (owner: { name: string | null; email: string } | undefined) =>
  owner && [owner.name, owner.email].filter(Boolean).join(', ')
