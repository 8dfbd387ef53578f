import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, loadWorkshops } from './index.ts'

const copy = mkdtempSync(join(tmpdir(), 'thrive-load-'))
for (const slug of ['v1', 'v2']) cpSync(join(contentFolder, slug), join(copy, slug), { recursive: true })
afterAll(() => rmSync(copy, { recursive: true }))

test('files from an editor with line endings and marks of its own read the same', () => {
  for (const name of ['v1/survey/05.md', 'v1/version.yaml', 'v2/tutorial.md', 'v1/films/NL/survey-04.yaml']) {
    const file = join(copy, name)
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`)
  }
  expect(loadWorkshops(copy)).toEqual(loadWorkshops())
})

test('a page without its settings is named', () => {
  const file = join(copy, 'v2/survey/04.md')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, 'Push the tables aside.\n')
  expect(() => loadWorkshops(copy)).toThrow('v2/survey/04.md: a page begins with its settings between two --- lines')
  writeFileSync(file, before)
})
