import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Step {
  name: string
  command: string
  /** Seconds it may take on two quiet cores; `budget.ts` allows a slower machine more. */
  budget: number
  /** Where the step leaves its count of tests. */
  report?: string
}

/** Steps of one group run side by side; a group begins when the one before it has passed. */
export type Plan = Step[][]

const report = (name: string) => join(tmpdir(), `thrive-${process.pid}-${name.replaceAll(/\W+/g, '-')}.json`)

const vitest = (name: string, which: string, budget: number): Step => ({
  name,
  command: `vitest run ${which} --reporter=default --reporter=json --outputFile.json=${report(name)}`,
  budget,
  report: report(name),
})
const browser = (name: string, which: string, budget: number, settings = ''): Step => ({
  name,
  command: `${settings} E2E_REPORT=${report(name)} npm run --silent e2e -- ${which}`,
  budget,
  report: report(name),
})
/** A script of ours that takes the file of its report as `--report FILE`. */
const counted = (name: string, command: string, budget: number): Step => ({
  name,
  command: `${command} --report ${report(name)}`,
  budget,
  report: report(name),
})
const drill = (name: string, budget: number, short = ' --short') =>
  counted(`${name} drill`, `node load/drill/main.ts ${name}${short}`, budget)

export const words: Step = { name: 'words', command: 'npm run --silent words', budget: 10 }
export const build: Step = { name: 'build', command: 'npm run --silent build', budget: 60 }

/** What every change has to pass, fastest first. */
const CHECK: Plan = [
  [
    { name: 'types', command: 'npm run --silent types', budget: 50 },
    { name: 'lint', command: 'npm run --silent lint', budget: 25 },
    { name: 'compose file', command: 'node deploy/check-compose.ts', budget: 10 },
  ],
  [{ name: 'database types', command: 'npm run --silent database-types -- --verify', budget: 20 }],
  // Not beside the server's tests: their servers read the folder that it writes.
  [vitest('unit and web tests', '--project unit --project web --project hr', 90), build],
  // Half of each is waiting for PostgreSQL: four share two cores.
  [vitest('server tests', '--project server --maxWorkers 4', 200)],
  [counted('acceptance', 'node scripts/check-acceptance.ts one', 45)],
  [browser('browser tests', "--grep-invert '@slow|@full'", 240)],
]

/** What takes longer and seldom fails: other programs, every screen, whole journeys, drills, the image and fuzzing. */
const SLOW: Plan = [
  [words],
  [build],
  [vitest('slow tests', '--project slow --maxWorkers 4', 240)],
  [counted('acceptance on two nodes', 'node scripts/check-acceptance.ts two', 60)],
  [browser('slow browser tests', '--grep @slow', 720)],
  // The faults of a room are browser tests, which have run. These mostly wait.
  ['live', 'crash', 'backup', 'mail', 'publish'].map((name) => drill(name, 200)),
  // Alone: a primary that cannot renew its lock in time because others have the disk gives up its place, as it should.
  [drill('failover', 120)],
  [drill('flood', 60)],
  [{ name: 'steps of a page', command: 'npm run --silent bench:web -- --ratio', budget: 120 }],
  [{ name: 'image', command: 'node deploy/try-image.ts', budget: 300 }],
  [counted('fuzz', 'npm run --silent fuzz -- --requests 5000', 90)],
]

/** What is run once before a release: everything at its full length, and tests of time with nothing beside them. */
const FULL: Plan = [
  [words],
  [build],
  [vitest('full tests', '-c vitest.full.config.ts', 600)],
  [browser('whole workshops, and browser tests of time', '--grep @full --workers 1', 1_200, 'E2E_TIMES=on')],
  ...['crash', 'room', 'live', 'failover', 'backup', 'flood', 'mail', 'upgrade', 'publish'].map((name) => [
    drill(name, 900, ''),
  ]),
  [{ name: 'without containers', command: 'node deploy/try-without-containers.ts', budget: 240 }],
  [{ name: 'bench, a short one', command: 'npm run --silent bench -- --smoke', budget: 180 }],
  [counted('fuzz', 'npm run --silent fuzz', 1_800)],
]

export const PLANS = { check: CHECK, slow: SLOW, full: FULL }
