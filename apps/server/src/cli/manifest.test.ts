import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { manifestHead, refusalOf } from './manifest.ts'

const KEY = randomBytes(32)
const RELEASE = { version: '1.4.2', migrations: 40 }
const manifestOf = ({
  version = '1.4.2',
  migration = 40,
  key = KEY,
}: {
  version?: string
  migration?: number
  key?: Buffer | undefined
} = {}) =>
  [
    manifestHead({ SECRETS_KEY: key }).replace(/^version .*$/m, `version ${version}`),
    'made 2026-11-17T02-30-00Z',
    `rows public.schema_migration ${migration}`,
    'rows public.session 12',
    ...['photos.tar', 'thrive.dump', 'photos-late.tar'].map((file) => `sha256 ${'0'.repeat(64)}  ${file}`),
    'end\n',
  ].join('\n')
const refused = (manifest: string, keys = { SECRETS_KEY: KEY as Buffer | undefined }, withoutKey = false) =>
  refusalOf(manifest, { keys, withoutKey, ...RELEASE })

test.each([
  ['1.4.2', 40],
  ['1.4.1', 40],
  ['1.0.0', 3],
  ['1.3.99', 39],
])('a copy of %s with migration %i can be restored', (version, migration) => {
  expect(refused(manifestOf({ version, migration }))).toBeNull()
})

test.each([
  ['1.4.3', 40],
  ['1.10.0', 40],
  ['2.0.0', 60],
  ['1.4.2', 41],
])('a copy of the newer %s with migration %i is refused in words', (version, migration) => {
  expect(refused(manifestOf({ version, migration }))).toBe(
    `The copy was made by release ${version} (migration ${migration}), and this is 1.4.2 (migration 40): a newer copy ` +
      'cannot be restored by an older release. Install that release or a newer one, then restore.',
  )
})

test('a copy of an older major release names the way', () => {
  expect(refused(manifestOf({ version: '0.9.0' }))).toContain('restore it with a release 0.x, then upgrade to 1.4.2')
})

test('a copy asks for its key by the fingerprint, which is not the key', () => {
  const words = refused(manifestOf(), { SECRETS_KEY: randomBytes(32) })
  expect(words).toMatch(/needs the SECRETS_KEY with the fingerprint [0-9a-f]{16}; here it is [0-9a-f]{16}\./)
  expect(refused(manifestOf(), { SECRETS_KEY: undefined })).toContain('here it is not set')
  expect(refused(manifestOf(), { SECRETS_KEY: undefined }, true)).toBeNull()
  expect(manifestOf()).not.toContain(KEY.toString('hex').slice(0, 16))
})

test('while the key changes, the one before opens too, and a copy made meanwhile needs both', () => {
  const before = randomBytes(32)
  const during = { SECRETS_KEY: KEY, SECRETS_KEY_BEFORE: before }
  expect(refusalOf(manifestOf({ key: before }), { keys: during, withoutKey: false, ...RELEASE })).toBeNull()
  const copy = manifestOf().replace(manifestHead({ SECRETS_KEY: KEY }).split('\n').at(-1) ?? '', (line) =>
    [line, manifestHead({ SECRETS_KEY: before }).split('\n').at(-1)].join('\n'),
  )
  expect(refused(copy)).toContain('needs the SECRETS_KEY')
})

test('a copy without secrets needs no key', () => {
  const copy = manifestOf().replace(/^key .*\n/m, '')
  expect(refused(copy, { SECRETS_KEY: undefined })).toBeNull()
})

test.each([
  ['cut off', (text: string) => text.slice(0, -5), 'cut off'],
  ['without a checksum', (text: string) => text.replace(/^sha256 .*photos.tar\n/m, ''), 'cut off'],
  ['of something else', () => 'hello', 'no copy that this release knows'],
])('a manifest %s is refused', (_, change, words) => {
  expect(refused(change(manifestOf()))).toContain(words)
})
