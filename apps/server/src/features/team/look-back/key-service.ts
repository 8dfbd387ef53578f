import { sha256 } from '../../../infra/sha256.ts'

/**
 * The keys of a session's look-back follow from its uuid by a hash, each from the one before: the uuid opens the
 * session, the team's key reads and writes look-backs, the wall's key only writes them. None leads back to the one
 * before. Nothing is stored, and a session that gets a new uuid gets new keys.
 */
const hashed = (text: string | Buffer) => sha256(text).subarray(0, 16)

export interface LookBackKeys {
  team: string
  wall: string
}

export function lookBackKeys(uuid: string): LookBackKeys {
  const team = hashed(`look-back ${uuid}`)
  return { team: team.toString('hex'), wall: hashed(team).toString('hex') }
}

const KEY = /^[0-9a-f]{32}$/i

/** Returns the wall keys that a key may stand for, as itself or as a team's; null if it cannot be a key. */
export function wallKeysOf(key: string): { asWall: Buffer; asTeam: Buffer } | null {
  if (!KEY.test(key)) return null
  const asWall = Buffer.from(key, 'hex')
  return { asWall, asTeam: hashed(asWall) }
}

/** The path for the team, in mails and on the answers page. */
export const teamPath = ({ team }: LookBackKeys) => `/look-back/${team}`

/** The path for whatever hangs on a wall or is shared. Short and without small letters, for a small QR code. */
export const wallPath = ({ wall }: LookBackKeys) => `/L/${wall.toUpperCase()}`
