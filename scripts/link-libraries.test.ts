import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { linkLibraries } from './link-libraries.ts'

const folder = mkdtempSync(join(tmpdir(), 'thrive-libraries-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a library can be read by its short name, also when another process has linked it before', () => {
  mkdirSync(join(folder, 'native/lib'), { recursive: true })
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'the library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))

  linkLibraries(folder)
  linkLibraries(folder)

  expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library')
})

test('a package without links is left as it is', () => {
  expect(() => linkLibraries(folder)).not.toThrow()
})
