import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { startDemo } from './start-demo.ts'

/** The acceptance check against a demo of the built product; the count goes to the file named. */
const account = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'acceptance-check' }
const demo = await startDemo({ ...account, RATE_LIMITS: 'off' })
try {
  const check: ChildProcess = spawn(process.execPath, ['e2e/acceptance.ts', demo.url], {
    env: { ...process.env, ...account },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  check.stdout?.on('data', (chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  const [status] = await once(check, 'close')
  const [, passed, failed] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  const file = process.argv[2]
  if (file) writeFileSync(file, JSON.stringify({ numPassedTests: Number(passed), numFailedTests: Number(failed) }))
  process.exitCode = status
} finally {
  await demo.stop()
}
