import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const endOf = (lines: string) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `await import('./scripts/local-postgres.ts'); ${lines}`],
    { encoding: 'utf8' },
  ).status

test('a program that may start a PostgreSQL ends with its own exit code, so that failed tests are not called passed', () => {
  expect(endOf('process.exitCode = 3')).toBe(3)
})

test('a worker of the test runner, which goes on for a moment after it was told to exit, fails nothing', () => {
  expect(endOf("process.emit('exit', 0); await new Promise((resolve) => setTimeout(resolve, 100))")).toBe(0)
})

test('several projects of a test run, each of which evaluates it, share the process', () => {
  expect(endOf("await import('./scripts/local-postgres.ts?again')")).toBe(0)
})
