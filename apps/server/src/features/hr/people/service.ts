import type { Role } from '@thrive/domain'
import type { HrAccount } from '../../../http/callers.ts'
import { notFound, Refusal } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import { removeAccount } from '../account/data.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { emailOf, forgetEmergency, listPeople, lockOwners, type SignInPolicy, setRole, signInPolicy } from './data.ts'

/** To be called in the transaction in which this account stops to be an owner. */
export async function letOwnerGo(tx: Database, id: number): Promise<void> {
  const owners = await lockOwners(tx)
  if (owners.length === 1 && owners[0] === id) throw new Refusal(409, 'last-owner')
  const { isOnlyWay, emergencyId } = await signInPolicy(tx)
  if (emergencyId !== id) return
  if (isOnlyWay) throw new Refusal(409, 'emergency-owner')
  await forgetEmergency(tx, id)
}

/** Gives the address of whom it concerns. Whoever was removed while their call was on its way changes nothing. */
async function addressFor(tx: Database, by: HrAccount, id: number): Promise<string> {
  if (!(await lockOwners(tx)).includes(by.id)) throw new Refusal(401, 'login-ended')
  const person = await emailOf(tx, id)
  if (!person) throw notFound()
  return person.email
}

export const changeRole = (db: Database, by: HrAccount, id: number, role: Role): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const whom = await addressFor(tx, by, id)
    if (role !== 'owner') await letOwnerGo(tx, id)
    await setRole(tx, id, role)
    await writeAuditEntry(tx, { who: by.email, what: 'role_changed', whom, detail: role })
  })

export const removePerson = (db: Database, by: HrAccount, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const whom = await addressFor(tx, by, id)
    await letOwnerGo(tx, id)
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
    fixed: owners.length === 1 && owners[0]?.id === person.id ? ('last-owner' as const) : standsBy(person.id, policy),
  }))
}

/** Where only the company lets somebody in, its own second factor counts. */
function factorOf(
  id: number,
  hasFactor: boolean,
  hasPassword: boolean,
  { isOnlyWay, emergencyId }: SignInPolicy,
): 'on' | 'off' | 'company' {
  if (hasFactor) return 'on'
  return hasPassword && (!isOnlyWay || id === emergencyId) ? 'off' : 'company'
}

const standsBy = (id: number, { isOnlyWay, emergencyId }: SignInPolicy) =>
  isOnlyWay && id === emergencyId ? ('emergency-owner' as const) : null
