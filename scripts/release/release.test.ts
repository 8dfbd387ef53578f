import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishCommand, pushCommands, type Shipment, signCommands, tagCommands } from './commands.ts'
import { releaseCompose, releaseEnv } from './composition.ts'
import { notesOf } from './notes.ts'
import { isNewest, otherVersions, parseVersion, tagsOf } from './version.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const versions = (...texts: string[]) => texts.map(parseVersion)

test('every package and the lock file have one version', () => {
  expect(otherVersions(root, version)).toEqual([])
  expect(otherVersions(root, '0.0.1').length).toBeGreaterThan(18)
})

test('a tag that is no version is refused', () => {
  for (const text of ['', 'v1.0.0', '1.0', '1.0.0 ', 'latest'])
    expect(() => parseVersion(text)).toThrow('not a version')
})

test('shorter tags follow the newest release of their line', () => {
  const tags = (text: string, ...released: string[]) => tagsOf(parseVersion(text), versions(...released))
  expect(tags('1.0.0')).toEqual(['1.0.0', '1.0', '1'])
  expect(tags('1.1.0', '1.0.0', '1.0.9')).toEqual(['1.1.0', '1.1', '1'])
  expect(tags('1.0.5', '1.0.4', '1.1.0')).toEqual(['1.0.5', '1.0'])
  expect(tags('1.10.0', '1.9.0', '2.0.0')).toEqual(['1.10.0', '1.10', '1'])
  expect(tags('1.1.0-rc.1', '1.0.0')).toEqual(['1.1.0-rc.1'])
  expect(tags('1.1.0', '1.2.0-rc.1')).toEqual(['1.1.0', '1.1', '1'])
  expect(isNewest(parseVersion('1.10.0'), versions('1.9.0', '2.0.0'))).toBe(false)
})

test('the notes are the section of the changelog, which says how to upgrade and has a date', () => {
  const section = (heading: string, part: string) =>
    `# Changelog\n\n${heading}\n\n${part}\n\n- One.\n\n## [0.9.0] - 2026-01-01\n`
  const dated = section('## [1.0.0] - 2026-12-01', '### Upgrading')
  expect(notesOf(dated, '1.0.0', true)).toBe('### Upgrading\n\n- One.\n')
  expect(() => notesOf(dated, '1.0.1', true)).toThrow('no section')
  expect(() => notesOf(section('## [1.0.0] - 2026-12-01', '### Added'), '1.0.0', true)).toThrow('### Upgrading')
  const undated = section('## [1.0.0] - unreleased', '### Upgrading')
  expect(() => notesOf(undated, '1.0.0', true)).toThrow('has no date')
  expect(notesOf(undated, '1.0.0', false)).toContain('- One.')
})

test('the changelog has notes for the version of the packages', () => {
  expect(notesOf(read('CHANGELOG.md'), version, false)).toContain('### Upgrading')
})

test('a composition that changed where the release replaces is noticed', () => {
  expect(() => releaseCompose('services: {}', 'registry.example/thrive')).toThrow('found 0 times')
  expect(() => releaseEnv('A=1', '1.0.0')).toThrow('found 0 times')
})

const shipment: Shipment = {
  image: 'registry.example/thrive',
  version: '1.0.0',
  tags: ['1.0.0', '1.0', '1'],
  isPrerelease: false,
  isNewest: true,
  folder: '/release',
}

test('both images are pushed under the version, signed, and only then tagged', () => {
  const [create, amd64, arm64, push, ...more] = pushCommands(shipment, 'images').map((words) => words.join(' '))
  expect([create, amd64, arm64, ...more]).toEqual([
    'buildah manifest create thrive:1.0.0',
    'buildah manifest add thrive:1.0.0 docker-archive:images/thrive-amd64.tar',
    'buildah manifest add thrive:1.0.0 docker-archive:images/thrive-arm64.tar',
  ])
  expect(push).toMatch(/^buildah manifest push --all --format v2s2 .* docker:\/\/registry\.example\/thrive:1\.0\.0$/)
  for (const words of signCommands(shipment, 'registry.example/thrive@sha256:1'))
    expect([words[0], words.at(-1)]).toEqual(['cosign', 'registry.example/thrive@sha256:1'])
  expect(tagCommands(shipment).map((words) => words.at(-1))).toEqual([
    'docker://registry.example/thrive:1.0',
    'docker://registry.example/thrive:1',
  ])
})

test('a pre-release is published as one, and a fix of an older line is not shown as the latest', () => {
  expect(publishCommand(shipment, ['compose.yaml'])).toContain('--latest=true')
  const older = publishCommand({ ...shipment, isNewest: false, isPrerelease: true }, [])
  expect(older).toEqual(expect.arrayContaining(['--latest=false', '--prerelease', '--verify-tag']))
})
