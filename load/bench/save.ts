import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTeams } from '@thrive/testkit/team'
import { SAVE_TOGETHER } from '../../apps/server/src/features/team/answer/data.ts'
import { type Figure, median, table } from './report.ts'
import { startTestSystem, type TestSystem } from './test-system.ts'

const TEAMS = 4_000
const CALLERS = 32
const PROMISED = 0.6
const TEXT = 'We begin every Monday with a short walk, and whoever leads the meeting asks how we are.'

interface Options {
  rounds: number
  seconds: number
  /** False if the run is too short for meaningful times. */
  timed: boolean
}

/**
 * Compares POST /api/answer/set with six answers, sent by wrk, with the statement it runs, sent by pgbench: in turn, on
 * the same database, with as many callers and the same random teams. wrk, because it costs as little as pgbench.
 */
export async function benchSave({ rounds, seconds, timed }: Options): Promise<Figure[]> {
  require('pgbench', 'postgresql')
  require('wrk', 'wrk')
  const system = await startTestSystem()
  try {
    await prepareSaves(system)
    const bare = () => pgbench(system, seconds)
    const http = () => wrk(system, system.server.origin, seconds)
    // A node looks up a team once, at the first of some two hundred saves; that lookup should not be measured.
    wrk(system, system.server.origin, 3 * seconds)
    const measured = Array.from({ length: rounds }, () => ({ bare: bare(), http: http() }))
    const rows = measured.map(({ bare, http }, nth) =>
      [nth + 1, Math.round(bare), Math.round(http.rate), (http.rate / bare).toFixed(2), http.p50, http.p99].map(String),
    )
    console.log(table(['round', 'pgbench saves/s', 'HTTP saves/s', 'ratio', 'median ms', 'p99 ms'], rows))
    const ratio = median(measured.map(({ bare, http }) => http.rate / bare))
    const failed = measured.reduce((sum, { http }) => sum + http.failed, 0)
    return [
      {
        name: `save ratio, ${CALLERS} callers`,
        found: `${ratio.toFixed(2)} of bare, ${failed} failed`,
        promised: `≥ ${PROMISED}, none failed`,
        kept: failed === 0 && (ratio >= PROMISED || !timed),
      },
    ]
  } finally {
    await system.stop()
  }
}

/** Creates teams in the middle of v1, and the files that both callers read. */
export async function prepareSaves({ sql, folder }: TestSystem) {
  const at = Date.now()
  const given = [1, 2, 3, 4, 5, 6].map((id) => ({ question_id: id, value: id === 1 || id === 4 ? '64' : TEXT, at }))
  const answers = new Map(given.map(({ question_id }) => [question_id, 'x']))
  await addTeams(
    sql,
    Array.from({ length: TEAMS }, () => ({ finished: null, position: 24, answers })),
  )
  const { rows } = await sql.query<{ id: string; uuid: string }>('select id, uuid from session')
  await sql.query('vacuum analyze')
  writeFileSync(join(folder, 'teams'), rows.map(({ uuid }) => `${uuid}\n`).join(''))
  writeFileSync(join(folder, 'answers'), encodeURIComponent(JSON.stringify(given)))
  const list = (values: (string | number)[]) => `'{${values.map((value) => JSON.stringify(value)).join(',')}}'`
  const columns = [
    `array_fill(:id::bigint, array[${given.length}])`,
    list(given.map(({ question_id }) => question_id)),
    list(given.map(({ value }) => value)),
    list(given.map(({ at }) => at)),
    'array[:id]',
    'array(select uuid from session where id = :id)',
  ]
  const statement = SAVE_TOGETHER.replace(/\$(\d)/g, (_, nth) => columns[nth - 1] ?? '')
  writeFileSync(join(folder, 'save.sql'), `\\set id random(${rows[0]?.id}, ${rows.at(-1)?.id})\n${statement.trim()};\n`)
}

function pgbench({ url, folder }: TestSystem, seconds: number): number {
  const callers = ['-c', String(CALLERS), '-j', '1', '-T', String(seconds)]
  const output = run('pgbench', ['-n', '-M', 'prepared', ...callers, '-f', join(folder, 'save.sql'), url])
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}

export function wrk({ folder }: TestSystem, origin: string, seconds: number) {
  const script = ['-s', join(import.meta.dirname, 'save.lua'), origin, '--', join(folder, 'teams')]
  const output = run('wrk', ['-t1', `-c${CALLERS}`, `-d${seconds}s`, ...script, join(folder, 'answers')])
  const [requests = 0, microseconds = 0, failed = 0, p50 = 0, p99 = 0] =
    /RESULT (.*)/.exec(output)?.[1]?.split(' ').map(Number) ?? []
  return { rate: (requests / microseconds) * 1e6, failed, p50, p99 }
}

function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

export function require(program: string, debianPackage: string) {
  if (spawnSync(program, ['-v']).error)
    throw new Error(`${program} is missing: it is in Debian's package ${debianPackage}.`)
}
