import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How long each step and each browser test took: `check` writes it, `check:slow` compares it with the budgets. */
export interface Timing {
  what: string
  seconds: number
  budget: number
}

const FILE = join(import.meta.dirname, '../../test-results/timings.json')
const BROWSER_TEST_SECONDS = 30
/** How long the work below takes on the machine where the budgets were measured. */
const REFERENCE_MS = 430

/** Returns how many times slower than that machine this one is, at least 1. The fastest of three runs counts. */
export function slowness(): number {
  const bytes = Buffer.alloc(2 ** 20, 'thrive')
  const times = Array.from({ length: 3 }, () => {
    const begun = performance.now()
    for (let i = 0; i < 100; i++) createHash('sha256').update(bytes).digest()
    return performance.now() - begun
  })
  return Math.max(1, Math.min(...times) / REFERENCE_MS)
}

export const overBudget = (timings: Timing[], slower: number) =>
  timings
    .filter(({ seconds, budget }) => seconds > budget * slower)
    .map(
      ({ what, seconds, budget }) =>
        `${what}: ${seconds.toFixed(0)} s, the budget is ${(budget * slower).toFixed(0)} s`,
    )

export function keepTimings(timings: Timing[]) {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(timings))
}

/** Reads and removes what the last `npm run check` wrote. */
export function takeTimings(): Timing[] {
  if (!existsSync(FILE)) return []
  const timings = JSON.parse(readFileSync(FILE, 'utf8')) as Timing[]
  rmSync(FILE)
  return timings
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
}

/** Returns each test of a Playwright report. */
export const browserTests = (suites: Suite[]): Timing[] =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...browserTests(inner),
    ...specs.map((spec) => ({
      what: `${title}: ${spec.title}`,
      seconds: Math.max(0, ...spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
      budget: BROWSER_TEST_SECONDS,
    })),
  ])
