import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backupDrill } from './backup.ts'
import { crashDrill } from './crash.ts'
import { type Drill, type Outcome, sleep } from './drill.ts'
import { failoverDrill } from './failover.ts'
import { floodDrill } from './flood.ts'
import { liveDrill } from './live.ts'
import { mailDrill } from './mail.ts'
import { roomDrill } from './room.ts'
import { upgradeDrill } from './upgrade.ts'

/** npm run drill -- NAME [--short] [--report FILE] */
const DRILLS: Record<string, Drill> = {
  crash: crashDrill,
  failover: failoverDrill,
  flood: floodDrill,
  room: roomDrill,
  live: liveDrill,
  mail: mailDrill,
  backup: backupDrill,
  upgrade: upgradeDrill,
}
const LONGEST_MS = 15 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
})
const [name = ''] = positionals
const drill = DRILLS[name]
if (!drill) {
  console.error(`usage: npm run drill -- ${Object.keys(DRILLS).join('|')} [--short]`)
  process.exit(2)
}

const endings: (() => unknown)[] = []
const tooLong = sleep(LONGEST_MS).then((): Outcome => ({ figures: 'took too long', problems: ['it did not end'] }))
const broken = (error: Error): Outcome => ({ figures: 'did not run to its end', problems: [error.stack ?? ''] })
const { figures, problems } = await Promise.race([
  drill({ short: values.short, atEnd: (work) => endings.unshift(work) }).catch(broken),
  tooLong,
])
for (const end of endings) await Promise.resolve(end()).catch((error) => console.error(error))

for (const problem of problems.slice(0, 20)) console.log(`  problem: ${problem}`)
console.log(`${name}: ${figures}; ${problems.length === 0 ? 'nothing lost' : `${problems.length} PROBLEMS`}`)
if (values.report)
  writeFileSync(
    values.report,
    JSON.stringify({ numPassedTests: problems.length === 0 ? 1 : 0, numFailedTests: problems.length === 0 ? 0 : 1 }),
  )
process.exit(problems.length === 0 ? 0 : 1)
