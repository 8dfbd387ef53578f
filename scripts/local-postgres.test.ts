import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a program that may start a PostgreSQL ends with its own exit code, so that failed tests are not called passed', () => {
  const program = "await import('./scripts/local-postgres.ts'); process.exitCode = 3"
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(status).toBe(3)
})
