import type { Role } from '@thrive/domain'
import type { HrAccount } from '../../../http/callers.ts'
import { notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { removeAccount } from '../account/data.ts'
import { forgetEmergency, type SignInPolicy, signInPolicy } from '../account/policy-data.ts'
import { OPERATOR, writeAuditEntry } from '../audit/data.ts'
import { listPeople, lockOwners, personOf, setRole } from './data.ts'
import { dropMemberInvitationsBy } from './member-invitation-data.ts'

/**
 * Call in the transaction in which this account stops being an owner. Also withdraws the account's invitations, because
 * one of them could bring the owner back.
 */
export async function assertOwnerRemains(tx: Database, id: number, by = OPERATOR): Promise<void> {
  const owners = await lockOwners(tx)
  if (owners.length === 1 && owners[0] === id) throw new Refusal(409, 'last-owner')
  for (const { email } of await dropMemberInvitationsBy(tx, id))
    await writeAuditEntry(tx, { who: by, what: 'invitation_withdrawn', whom: email })
  const { isOnlyWay, emergencyId } = await signInPolicy(tx)
  if (emergencyId !== id) return
  if (isOnlyWay) throw new Refusal(409, 'emergency-owner')
  await forgetEmergency(tx, id)
}

/** Refuses an owner who was removed while the call was in flight. */
export async function assertOwner(tx: Database, by: HrAccount): Promise<void> {
  if (!(await lockOwners(tx)).includes(by.id)) throw new Refusal(401, 'login-ended')
}

/** Returns the member whom the owner's call concerns. */
async function personFor(tx: Database, by: HrAccount, id: number) {
  await assertOwner(tx, by)
  const person = await personOf(tx, id)
  if (!person) throw notFound()
  return person
}

export const changeRole = (db: Database, by: HrAccount, id: number, role: Role): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { email: whom, role: old } = await personFor(tx, by, id)
    if (role !== 'owner') await assertOwnerRemains(tx, id, by.email)
    await setRole(tx, id, role)
    const changes = [{ name: 'role', old, new: role }]
    await writeAuditEntry(tx, { who: by.email, what: 'role_changed', whom, detail: role, changes })
  })

export const removePerson = (db: Database, by: HrAccount, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { email: whom } = await personFor(tx, by, id)
    await assertOwnerRemains(tx, id, by.email)
    await removeAccount(tx, id)
    await writeAuditEntry(tx, { who: by.email, what: 'member_removed', whom })
  })

export async function peopleFor(db: Database, you: HrAccount) {
  const policy = await signInPolicy(db)
  const people = await listPeople(db, you.id)
  const owners = people.filter(({ role, disabled }) => role === 'owner' && !disabled)
  return people.map(({ hasFactor, hasPassword, seen, ...person }) => ({
    ...person,
    seen: seen?.toISOString() ?? null,
    you: person.id === you.id,
    factor: factorOf(person.id, hasFactor, hasPassword, policy),
    fixed:
      owners.length === 1 && owners[0]?.id === person.id ? ('last-owner' as const) : emergencyReason(person.id, policy),
  }))
}

/** If the member can sign in only through the company, its second factor counts. */
function factorOf(
  id: number,
  hasFactor: boolean,
  hasPassword: boolean,
  { isOnlyWay, emergencyId }: SignInPolicy,
): 'on' | 'off' | 'company' {
  if (hasFactor) return 'on'
  return hasPassword && (!isOnlyWay || id === emergencyId) ? 'off' : 'company'
}

const emergencyReason = (id: number, { isOnlyWay, emergencyId }: SignInPolicy) =>
  isOnlyWay && id === emergencyId ? ('emergency-owner' as const) : null
