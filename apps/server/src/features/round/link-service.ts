import { randomBytes } from 'node:crypto'
import { inviteeContext, type SecretKeys, seal, unsealWithEither } from '../../infra/secret-box.ts'
import { sha256 } from '../../infra/sha256.ts'
import type { NewLink } from './invitee-data.ts'

/** A link that HR can be shown again: its hash finds the invitee, the sealed secret is bound to the row. */
export function newLink(key: Buffer, inviteeId: number): NewLink {
  const secret = randomBytes(32).toString('base64url')
  return { linkHash: sha256(secret), linkSealed: seal(key, secret, inviteeContext(inviteeId)) }
}

/** Returns null if neither key opens the link. */
export function linkPath(keys: SecretKeys, inviteeId: number, sealed: Buffer): string | null {
  const secret = unsealWithEither(keys, sealed, inviteeContext(inviteeId))
  return secret && `/round/${secret}`
}
