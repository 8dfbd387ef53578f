import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How long each step and each browser test took: `check` writes it, `check:slow` compares it with the budgets. */
export interface Timing {
  what: string
  seconds: number
  /** What it may take, given how slow the machine was meanwhile. */
  budget: number
}

const FILE = join(import.meta.dirname, '../../test-results/timings.json')
const BROWSER_TEST_SECONDS = 30
const SAMPLE_EVERY_MS = 2_000
/** How long the work of a sample takes beside the tests on the machine where the budgets were measured. */
const REFERENCE_MS = 25

const samples: { at: number; ms: number }[] = []
const text = JSON.stringify(
  Array.from({ length: 10_000 }, (_, index) => ({ index, words: `team ${index}`, scores: [index, 1] })),
)

/** Measures the machine while it works: neighbours may take its processor for minutes, and give it back. */
export const watchMachine = () =>
  setInterval(() => {
    const begun = performance.now()
    JSON.parse(text)
    samples.push({ at: Date.now(), ms: performance.now() - begun })
  }, SAMPLE_EVERY_MS).unref()

/** Returns how many times slower than that machine this one was between two moments, at least 1. */
export function slowness(from: number, to: number): number {
  const within = samples.filter(({ at }) => at > from - SAMPLE_EVERY_MS && at < to + SAMPLE_EVERY_MS)
  const mean = within.reduce((sum, { ms }) => sum + ms, 0) / within.length
  return Math.max(1, mean / REFERENCE_MS || 1)
}

export const overBudget = (timings: Timing[]) =>
  timings
    .filter(({ seconds, budget }) => seconds > budget)
    .map(({ what, seconds, budget }) => `${what}: ${seconds.toFixed(0)} s, the budget is ${budget.toFixed(0)} s`)

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
  specs?: { title: string; tests: { results: { startTime: string; duration: number }[] }[] }[]
}

/** Returns each test of a Playwright report. */
export const browserTests = (suites: Suite[]): Timing[] =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...browserTests(inner),
    ...specs.flatMap((spec) =>
      spec.tests
        .flatMap(({ results }) => results)
        .map(({ startTime, duration }) => ({
          what: `${title}: ${spec.title}`,
          seconds: duration / 1000,
          budget: BROWSER_TEST_SECONDS * slowness(Date.parse(startTime), Date.parse(startTime) + duration),
        })),
    ),
  ])
