import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RUNS, runOf } from './command-runs.ts'
import { commandsIn, shownCommands } from './document-commands.ts'
import { commandsPage } from './write-commands.ts'

const root = join(import.meta.dirname, '..')

test('every command of the documents is run by something, or says why not', () => {
  const shown = shownCommands().map(({ command }) => command)
  expect(shown.length).toBeGreaterThan(80)
  expect(shown.filter((command) => !runOf(command))).toEqual([])
  expect(RUNS.filter(({ by }) => by && !existsSync(join(root, by)))).toEqual([])
})

test('the page of commands is what the documents say: else npm run commands', () => {
  expect(readFileSync(join(root, 'docs/commands.md'), 'utf8')).toBe(commandsPage())
})

test('commands are found in blocks and in sentences', () => {
  const page = [
    'Run `npm start` and `thrive hr list`, not `compose.yaml` or `pg_stat_activity`.',
    '```sh',
    "cat > file <<'END'",
    'npm run never',
    'END',
    '# a remark',
    'tar --create \\',
    '  photos',
    '```',
    '```yaml',
    'docker: compose up',
    '```',
  ].join('\n')
  expect(commandsIn(page)).toEqual(["cat > file <<'END'", 'tar --create photos', 'npm start', 'thrive hr list'])
})

test('no page asks for npm inside the image, which has none', () => {
  expect(shownCommands().filter(({ command }) => /exec (-T )?app npm/.test(command))).toEqual([])
})
