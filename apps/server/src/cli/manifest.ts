import { createHmac } from 'node:crypto'
import { latestVersion } from '../infra/migrations.ts'
import type { SecretKeys } from '../infra/secret-box.ts'
import { RELEASE } from '../release.ts'

/**
 * The manifest of a backup: lines of a word and its values, which shell scripts can read and write. The first is FORMAT
 * and the last is "end", so that a manifest that was cut off is recognised.
 */
const FORMAT = 'thrive copy 1'
const FILES = ['thrive.dump', 'photos.tar', 'photos-late.tar']
const FINGERPRINT_SIGNS = 16

/** Reveals nothing about a key of 32 random bytes. */
const fingerprint = (key: Buffer) =>
  createHmac('sha256', key).update('thrive backup').digest('hex').slice(0, FINGERPRINT_SIGNS)

const fingerprints = ({ SECRETS_KEY, SECRETS_KEY_BEFORE }: SecretKeys) =>
  [SECRETS_KEY, SECRETS_KEY_BEFORE].flatMap((key) => (key ? [fingerprint(key)] : []))

/** Returns the lines that only the product knows; `deploy/backup` adds the others. */
export const manifestHead = (keys: SecretKeys): string =>
  [FORMAT, `version ${RELEASE.version}`, ...fingerprints(keys).map((one) => `key ${one}`)].join('\n')

interface Restoring {
  keys: SecretKeys
  withoutKey: boolean
  version?: string
  migrations?: number
}

/** Returns in words why this release cannot restore the backup, or null if it can. */
export function refusalOf(manifest: string, { keys, withoutKey, ...own }: Restoring): string | null {
  const lines = manifest.trim().split('\n')
  if (lines[0] !== FORMAT) return 'This is no copy that this release knows: its manifest begins with another line.'
  const valuesOf = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const kept = valuesOf('sha256').map((value) => value.split(/ +/)[1])
  if (lines.at(-1) !== 'end' || FILES.some((file) => !kept.includes(file)))
    return 'The manifest is cut off: take another copy.'

  const { version = RELEASE.version, migrations = latestVersion() } = own
  const [copied = ''] = valuesOf('version')
  const [, applied = ''] = /^rows public\.schema_migration (\d+)$/m.exec(manifest) ?? []
  if (isNewer(copied, version) || Number(applied) > migrations)
    return (
      `The copy was made by release ${copied} (migration ${applied}), and this is ${version} (migration ${migrations}): ` +
      'a newer copy cannot be restored by an older release. Install that release or a newer one, then restore.'
    )
  if (majorOf(copied) !== majorOf(version))
    return `The copy was made by release ${copied}: restore it with a release ${majorOf(copied)}.x, then upgrade to ${version}.`

  const missing = valuesOf('key').filter((one) => !fingerprints(keys).includes(one))
  if (missing.length > 0 && !withoutKey)
    return (
      `The copy needs the SECRETS_KEY with the fingerprint ${missing.join(' and ')}; ` +
      `here it is ${fingerprints(keys).join(' and ') || 'not set'}. Put the key that was kept apart into .env. ` +
      'If it is lost, --without-key restores all the same: second factors and the secret of company sign-in must then be set up anew.'
    )
  return null
}

const numbersOf = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number)
const majorOf = (version: string) => numbersOf(version)[0]

function isNewer(copied: string, own: string): boolean {
  const [theirs, ours] = [numbersOf(copied), numbersOf(own)]
  const at = theirs.findIndex((number, index) => number !== ours[index])
  return at >= 0 && (theirs[at] ?? 0) > (ours[at] ?? 0)
}
