import { invalid } from '../../../http/errors.ts'
import type { Database } from '../../../infra/database.ts'
import {
  dropAttempts,
  endPasswordLogins,
  ownersWithPassword,
  readInUse,
  type SignInSettings,
  storeInUse,
} from './settings-data.ts'

/** Typing the same secret again counts as a change, because it is sealed anew. */
export const isSameSecret = (one: SignInSettings, other: SignInSettings): boolean =>
  Buffer.compare(one.clientSecret ?? Buffer.of(), other.clientSecret ?? Buffer.of()) === 0

/** True if a trial with the first settings also proves the second: passwords may be given back, not taken away. */
export const covers = (proven: SignInSettings, wanted: SignInSettings): boolean =>
  proven.issuer === wanted.issuer &&
  proven.clientId === wanted.clientId &&
  String(proven.domains) === String(wanted.domains) &&
  isSameSecret(proven, wanted) &&
  (proven.onlyWay || !wanted.onlyWay)

/**
 * Returns settings that prove the wanted ones, if any: the saved ones if their trial succeeded, or those in use. An
 * earlier release could switch on without a trial; such settings stay on.
 */
export const proofOf = (wanted: SignInSettings, before: SignInSettings, inUse: SignInSettings) =>
  [before, inUse].find((each) => covers(each, wanted) && (each.testedAt !== null || (each === inUse && each.on)))

/** Ensures that an owner can still log in if the company's sign-in fails. */
export async function assertEmergencyOwner(tx: Database, { onlyWay, emergency }: SignInSettings): Promise<void> {
  if (!onlyWay) return
  const owners = await ownersWithPassword(tx)
  if (!owners.some(({ id }) => id === emergency)) throw invalid('emergency-needed')
}

/**
 * Activates the settings. Pending sign-ins with another provider are dropped. If passwords are no longer allowed,
 * logins made with them end.
 */
export async function putInUse(tx: Database, settings: SignInSettings, triedBy?: Buffer): Promise<void> {
  const before = await readInUse(tx)
  if (!covers(before, settings)) await dropAttempts(tx, ['sign-in', 'confirm'])
  await storeInUse(tx, settings)
  if (settings.on && settings.onlyWay) await endPasswordLogins(tx, settings.emergency, triedBy)
}
