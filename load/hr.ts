import { parseArgs } from 'node:util'
import { measureExport } from './hr-export.ts'
import { openTarget, type Target } from './hr-target.ts'
import { measure, type Times } from './measure.ts'

/**
 * npm run load:hr -- [--folder .data/large]… [--calls 300] [--export 100000]
 * How long HR waits, over HTTP, on databases that npm run seed:large filled. Several folders are called in turn, so
 * that whatever else the machine does falls on all of them alike. Ends with 1 where a promise is not kept.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: ['.data/large'] },
    calls: { type: 'string', default: '300' },
    export: { type: 'string', default: '0' },
  },
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const year = { from: daysAgo(365), to: daysAgo(1) }
const table = (target: Target, query: Record<string, string>) =>
  target.get(`/api/admin/table?${new URLSearchParams(query)}`)
const insight = (target: Target, query: Record<string, string>) =>
  target.get(`/api/admin/insight?${new URLSearchParams(query)}`)
const cursors = new Map<Target, string>()

interface Case {
  name: string
  call: (target: Target, nth: number) => Promise<unknown>
  /** At most so many milliseconds at p95, and no more than one and a half times those of the smallest database. */
  promised?: number
}

const CASES: Case[] = [
  { name: 'dashboard, newest 200', call: (target) => table(target, {}), promised: 50 },
  {
    name: 'dashboard, 50 of one version',
    call: (target) => table(target, { version: 'v1', limit: '50' }),
    promised: 50,
  },
  {
    name: 'dashboard, by name, a later page',
    call: (target) => table(target, { sort: 'name', direction: 'asc', cursor: cursors.get(target) ?? '' }),
    promised: 50,
  },
  {
    name: 'dashboard, a month',
    call: (target) => table(target, { from: daysAgo(400), to: daysAgo(370) }),
    promised: 50,
  },
  {
    name: 'search by e-mail address',
    call: (target, nth) => table(target, { search: target.team(nth).email }),
    promised: 50,
  },
  {
    name: 'single result',
    call: (target, nth) => target.get(`/api/admin/single/${target.team(nth).uuid}`),
    promised: 50,
  },
  { name: 'insight, a year', call: (target) => insight(target, { version: 'v2', ...year }), promised: 300 },
  { name: 'insight, everything', call: (target) => insight(target, {}), promised: 300 },
  {
    name: 'search by part of an address',
    call: (target, nth) => table(target, { search: target.team(nth).email.split('@')[0] ?? '' }),
  },
  { name: 'search by team name', call: (target, nth) => table(target, { search: target.team(nth).name }) },
  { name: 'search by company (one of 8)', call: (target) => table(target, { search: 'globex' }) },
  { name: 'search by person (one of 192)', call: (target) => table(target, { search: 'noor.mertens' }) },
  { name: 'search by two letters', call: (target) => table(target, { search: 'qu' }) },
  { name: 'search that finds nothing', call: (target) => table(target, { search: 'quetzal' }) },
  { name: 'audit log', call: (target) => target.get('/api/admin/audit') },
]

const targets: Target[] = []
try {
  for (const folder of values.folder) targets.push(await openTarget(folder))
  targets.sort((a, b) => a.sessions - b.sessions)
  for (const target of targets) {
    console.log(`${target.sessions} finished sessions, ${target.answers} answers`)
    cursors.set(target, (await table(target, { sort: 'name', direction: 'asc' })).next_cursor ?? '')
  }
  console.log(
    `| median / p95 ms | ${targets.map(({ name }) => name).join(' | ')} |\n|---|${'---|'.repeat(targets.length)}`,
  )
  for (const { name, call, promised } of CASES) {
    const times = await measure(
      Number(values.calls),
      targets.map((target) => (nth) => call(target, nth)),
    )
    console.log(`| ${name} | ${times.map(({ median, p95 }) => `${median} / ${p95}`).join(' | ')} |`)
    if (promised) check(name, times, promised)
  }
  const largest = targets.at(-1)
  if (largest && Number(values.export) > 0)
    for (const format of ['csv', 'xlsx']) {
      const query = new URLSearchParams({ format, from: await largest.daySince(Number(values.export)) })
      const measured = await measureExport(largest, `/api/admin/export?${query}`)
      console.log(measured)
      if (measured.mostMemory - measured.idleMemory <= 100 && measured.otherCalls.p95 <= 100) continue
      console.log('not kept: an export within 100 MB of idle, other calls within 100 ms')
      process.exitCode = 1
    }
} finally {
  for (const target of targets) await target.stop()
}

function check(name: string, times: Times[], promised: number) {
  const [smallest, largest] = [times[0], times.at(-1)]
  if (!smallest || !largest) return
  const kept = largest.p95 <= promised && largest.median <= 1.5 * smallest.median
  if (kept) return
  console.log(`not kept: ${name} within ${promised} ms and 1.5 times the smallest`)
  process.exitCode = 1
}
