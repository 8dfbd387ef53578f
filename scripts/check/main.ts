import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { browserTests, keepTimings, overBudget, slowness, type Timing, takeTimings, watchMachine } from './budget.ts'
import { build, PLANS, type Step, words } from './steps.ts'

/**
 * npm run check: what every change has to pass, fastest first.
 * npm run check:slow: what takes longer; it also compares every step and browser test with its budget. CI runs both.
 * npm run check:full: everything at its full length, before a release.
 * Each stops at the first failure, and prints the number of tests. After `check`, `check:slow -- --built` builds nothing.
 */
const name = process.argv.includes('--slow') ? 'slow' : process.argv.includes('--full') ? 'full' : 'check'
const isBuilt = process.argv.includes('--built')
const totals = { passed: 0, failed: 0 }
const timings: Timing[] = []
const begun = performance.now()
const secondsSince = (moment: number) => (performance.now() - moment) / 1000

async function run(step: Step, isAlone: boolean): Promise<boolean> {
  const started = performance.now()
  const child = spawn(step.command, { shell: true, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [status] = await once(child, 'close')
  if (output) process.stdout.write(output)
  const ok = (step.report ? count(step.report) : true) && status === 0
  const seconds = secondsSince(started)
  const slower = slowness(Date.now() - 1000 * seconds, Date.now())
  timings.push({ what: step.name, seconds, budget: step.budget * slower })
  console.log(
    `— ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s, the machine ${slower.toFixed(2)} times slower`,
  )
  return ok
}

/** Adds up the counts of a report; a missing report counts as a failure. */
function count(file: string): boolean {
  try {
    // Vitest reports numPassedTests, Playwright stats.
    const { numPassedTests, numFailedTests, stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
    totals.passed += numPassedTests ?? stats.expected
    const failed = numFailedTests ?? stats.unexpected
    totals.failed += failed
    if (suites && name !== 'full') timings.push(...browserTests(suites))
    rmSync(file)
    return failed === 0
  } catch {
    totals.failed += 1
    return false
  }
}

async function runAll(): Promise<string | undefined> {
  for (const group of PLANS[name]) {
    if (isBuilt && group.every((step) => step === words || step === build)) continue
    console.log(`\n— ${group.map((step) => step.name).join(', ')}`)
    const results = await Promise.all(group.map((step) => run(step, group.length === 1)))
    const failed = group[results.indexOf(false)]
    if (failed) return failed.name
  }
}

function findOverBudget(): string | undefined {
  const over = overBudget([...takeTimings(), ...timings])
  for (const line of over) console.log(`over its budget: ${line}`)
  return over.length > 0 ? 'the budget' : undefined
}

watchMachine()
const failedStep = (await runAll()) ?? (name === 'slow' ? findOverBudget() : undefined)
if (name === 'check') keepTimings(timings)
console.log(`\nnpm run check${name === 'check' ? '' : `:${name}`} took ${secondsSince(begun).toFixed(0)} s`)
if (failedStep) console.log(`\n${failedStep} failed`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = failedStep ? 1 : 0
