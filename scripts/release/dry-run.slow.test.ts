import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const folder = mkdtempSync(join(tmpdir(), 'thrive-release-'))
const unpacked = join(folder, `thrive-${version}`)
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')

beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'release', '--', '--dry-run', version, '--folder', folder], { cwd: root })
  execFileSync('tar', ['--extract', '--file', `thrive-${version}.tar.gz`], { cwd: folder })
}, 60_000)

test('a dry run writes everything that a release has', () => {
  expect(readdirSync(folder).sort()).toEqual(
    [
      'SHA256SUMS',
      'commands.txt',
      'compose.yaml',
      'env.example',
      'notes.md',
      `thrive-${version}`,
      `thrive-${version}.tar.gz`,
      'thrive.cdx.json',
    ].sort(),
  )
  expect(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })).not.toContain(
    'FAILED',
  )
  expect(JSON.parse(read('thrive.cdx.json')).metadata.component).toMatchObject({ name: 'thrive', version })
})

interface Service {
  image: string
  build?: unknown
  volumes?: string[]
}

test('its composition pulls the image of its version, and has every file that it mounts', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in.
  expect(services.app?.image).toBe('registry.example/thrive:${THRIVE_VERSION:?set it in .env}')
  expect(Object.entries(services).filter(([, { build }]) => build)).toEqual([])
  const mounted = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes)
    .flatMap((volume) => /^\.\/([^:]+):/.exec(volume)?.[1] ?? [])
  expect(mounted.length).toBeGreaterThan(3)
  expect(mounted.filter((file) => !existsSync(join(unpacked, file)))).toEqual([])
  expect(read('env.example')).toMatch(new RegExp(`^THRIVE_VERSION=${version}$`, 'm'))
  for (const [loose, inside] of [
    ['compose.yaml', 'compose.yaml'],
    ['env.example', '.env.example'],
  ] as const) {
    expect(readFileSync(join(unpacked, inside), 'utf8')).toBe(read(loose))
    expect(read(loose)).not.toContain('deploy/')
  }
})

test('its notes say how to upgrade and how to check it', () => {
  expect(read('notes.md')).toContain('### Upgrading')
  expect(read('notes.md')).toContain(`cosign verify`)
})

test('its commands ship both images under three tags, never latest, and attach every file', () => {
  const commands = read('commands.txt')
  const [major, minor] = version.split('.')
  const pushed = [...commands.matchAll(/docker:\/\/registry\.example\/thrive:(\S+)$/gm)].map(([, tag]) => tag)
  expect(pushed).toEqual([version, `${major}.${minor}`, major])
  expect(commands).not.toMatch(/latest(?!=)/)
  for (const file of [`thrive-${version}.tar.gz`, 'compose.yaml', 'env.example', 'thrive.cdx.json', 'SHA256SUMS'])
    expect(commands.split('\n').find((line) => line.startsWith('gh release'))).toContain(`${folder}/${file}`)
})

test('its archive is the same each time it is made from a commit', () => {
  const again = mkdtempSync(join(tmpdir(), 'thrive-release-'))
  execFileSync('npm', ['run', '--silent', 'release', '--', '--dry-run', version, '--folder', again], { cwd: root })
  expect(readFileSync(join(again, `thrive-${version}.tar.gz`))).toEqual(
    readFileSync(join(folder, `thrive-${version}.tar.gz`)),
  )
}, 60_000)
