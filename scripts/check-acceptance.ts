import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { startDemo } from './start-demo.ts'

/** The acceptance checks against a demo of the built product; the count goes to the file named. */
const account = { HR_EMAIL: 'hr@example.org', HR_PASSWORD: 'acceptance-check' }
const demo = await startDemo({ ...account, RATE_LIMITS: 'off' })
const totals = { numPassedTests: 0, numFailedTests: 0 }

async function run(file: string) {
  const check: ChildProcess = spawn(process.execPath, [file, demo.url], {
    env: { ...process.env, ...account },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  check.stdout?.on('data', (chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  const [status] = await once(check, 'close')
  const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed/.exec(output) ?? []
  totals.numPassedTests += Number(passed)
  totals.numFailedTests += Number(failed)
  if (status !== 0) process.exitCode = 1
}

try {
  for (const file of ['e2e/acceptance.ts', 'e2e/acceptance-languages.ts', 'e2e/acceptance-room.ts']) await run(file)
  if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify(totals))
} finally {
  await demo.stop()
}
