import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measure, type Times } from '../measure.ts'
import { measureExport } from './export.ts'
import { type Case, HR_CASES } from './growth-hr.ts'
import { TEAM_CASES } from './growth-team.ts'
import { type Figure, table } from './report.ts'
import { openTarget, type Target } from './target.ts'

const MOST_GROWTH = 1.5

interface Options {
  /** Folders that npm run seed:large filled, or database URLs. */
  folders: string[]
  calls: number
  /** How many sessions to export; 0 for none. */
  export: number
  /** False if the databases are too small for meaningful times. */
  timed: boolean
}

/**
 * Measures the calls of teams and HR over HTTP on databases of different sizes. They are called in turn, so that other
 * load on the machine affects all of them equally.
 */
export async function benchGrowth(options: Options): Promise<Figure[]> {
  const missing = options.folders.filter((folder) => !existsSync(join(folder, 'PG_VERSION')))
  if (missing.length > 0)
    throw new Error(
      `Nothing is in ${missing.join(', ')}: npm run seed:large -- --sessions 10000 --folder NAME fills it.`,
    )
  const targets: Target[] = []
  try {
    for (const folder of options.folders) targets.push(await openTarget(folder))
    targets.sort((a, b) => a.sessions - b.sessions)
    for (const { sessions, answers } of targets) console.log(`${sessions} finished sessions, ${answers} answers`)
    const figures = [
      ...(await compare('calls of a team', TEAM_CASES, targets, options)),
      ...(await compare('calls of HR', HR_CASES, targets, options)),
    ]
    const largest = targets.at(-1)
    if (largest && options.export > 0)
      for (const format of ['csv', 'xlsx']) figures.push(await exported(largest, format, options.export))
    return figures
  } finally {
    for (const target of targets) await target.stop()
  }
}

async function compare(name: string, cases: Case[], targets: Target[], { calls, timed }: Options): Promise<Figure[]> {
  const rows: string[][] = []
  const broken: string[] = []
  let worst = 0
  for (const each of cases) {
    const times = await measure(
      calls,
      targets.map((target) => (nth) => each.call(target, nth)),
    )
    const growth = growthOf(times)
    rows.push([each.name, ...times.map(({ median, p95 }) => `${median} / ${p95}`), growth.toFixed(2)])
    if (!each.promised) continue
    if (!each.isLarger) worst = Math.max(worst, growth)
    const isGrown = growth > MOST_GROWTH && !each.isLarger
    if (isGrown || (times.at(-1)?.p95 ?? 0) > each.promised) broken.push(each.name)
  }
  console.log(`\n${table([`${name}, median / p95 ms`, ...targets.map((target) => target.name), 'growth'], rows)}`)
  const brokenText = broken.length > 0 ? `; not kept: ${broken.join(', ')}` : ''
  return [
    {
      name: `growth, ${name}`,
      found: `median at most ${worst.toFixed(2)}×${brokenText}`,
      promised: `median ≤ ${MOST_GROWTH}×, p95 ≤ 50 ms (insight 300 ms, actions and search in a round 100 ms)`,
      kept: !timed || broken.length === 0,
    },
  ]
}

const growthOf = (times: Times[]) => (times.at(-1)?.median ?? 0) / Math.max(times[0]?.median ?? 0, 0.1)

async function exported(target: Target, format: string, sessions: number): Promise<Figure> {
  const query = new URLSearchParams({ format, from: await target.daySince(sessions) })
  const { megabytes, seconds, idleMemory, mostMemory, otherCalls } = await measureExport(
    target,
    `/api/admin/export?${query}`,
  )
  return {
    name: `export of ${sessions} sessions, ${format}`,
    found: `${megabytes} MB in ${seconds} s, memory ${idleMemory} → ${mostMemory} MB, other calls p95 ${otherCalls.p95} ms, worst ${otherCalls.worst}`,
    promised: 'within 100 MB of idle, other calls p95 ≤ 100 ms',
    kept: mostMemory - idleMemory <= 100 && otherCalls.p95 <= 100,
  }
}
