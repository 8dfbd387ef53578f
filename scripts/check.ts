import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * npm run check: what every change has to pass, fastest first.
 * npm run check:slow: what takes long and seldom fails, drills, benches and fuzzing. CI runs both.
 * Each ends at the first failure, with a count of the tests.
 */
interface Step {
  name: string
  command: string
  /** Where the step leaves its count of tests. */
  report?: string
}

const report = (name: string) => join(tmpdir(), `thrive-${process.pid}-${name}.json`)
const vitest = (project: string): Step => ({
  name: `${project} tests`,
  command: `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report(project)}`,
  report: report(project),
})

const STEPS: Step[] = [
  { name: 'types', command: 'npm run --silent types' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'compose file', command: 'node deploy/check-compose.ts' },
  { name: 'database types', command: 'npm run --silent database-types -- --verify' },
  vitest('unit'),
  vitest('web'),
  vitest('server'),
  { name: 'build', command: 'npm run --silent build' },
  {
    name: 'acceptance',
    command: `node scripts/check-acceptance.ts ${report('acceptance')}`,
    report: report('acceptance'),
  },
  { name: 'browser tests', command: `E2E_REPORT=${report('e2e')} npm run --silent e2e`, report: report('e2e') },
]

const SLOW_STEPS: Step[] = [
  { name: 'words', command: 'npm run --silent words' },
  {
    name: 'crash drill',
    command: `node load/drill/main.ts crash --short --report ${report('crash')}`,
    report: report('crash'),
  },
  { name: 'bench, a short one', command: 'npm run --silent bench -- --smoke' },
  {
    name: 'fuzz',
    command: `npm run --silent fuzz -- --requests 5000 --report ${report('fuzz')}`,
    report: report('fuzz'),
  },
]

const totals = { passed: 0, failed: 0 }
let failedStep: string | undefined
for (const step of process.argv.includes('--slow') ? SLOW_STEPS : STEPS) {
  console.log(`\n— ${step.name}`)
  const begun = performance.now()
  const { status } = spawnSync(step.command, { shell: true, stdio: 'inherit' })
  if (step.report) count(step.report)
  const ok = status === 0 && totals.failed === 0
  console.log(`— ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  if (!ok) {
    failedStep = step.name
    break
  }
}

function count(file: string) {
  try {
    // Vitest counts in numPassedTests, Playwright in stats.
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'))
    totals.passed += numPassedTests ?? stats.expected
    totals.failed += numFailedTests ?? stats.unexpected
    rmSync(file)
  } catch {
    totals.failed += 1
  }
}

if (failedStep) console.log(`\n${failedStep} failed`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = failedStep ? 1 : 0
