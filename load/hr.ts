import { parseArgs } from 'node:util'
import pg from 'pg'
import { registerHr, resetPassword } from '../apps/server/src/features/admin/service.ts'
import { connect } from '../apps/server/src/plugins/db.ts'
import { openDatabase } from './database.ts'
import { measureExport } from './hr-export.ts'
import { measure, type Times } from './measure.ts'
import { startServer } from './server.ts'

/**
 * npm run load:hr -- [--folder .data/large] [--calls 300] [--export 100000]
 * How long HR waits, over HTTP, on a database that npm run seed:large filled.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '.data/large' },
    calls: { type: 'string', default: '300' },
    export: { type: 'string', default: '0' },
  },
})
const calls = Number(values.calls)
const HR = { email: 'measure@example.org', password: 'a password for measuring' }

const database = await openDatabase(values.folder)
const server = await startServer(database.url)
const sql = new pg.Pool({ connectionString: database.url, max: 1 })
try {
  const db = connect({ url: database.url, pool: 1 })
  await registerHr(db, HR.email, HR.password).catch(() => resetPassword(db, HR.email, HR.password))
  await db.destroy()
  const { rows: sizes } = await sql.query(
    'select (select count(*) from session where finished_at is not null) as sessions, (select count(*) from answer) as answers',
  )
  console.log(`${sizes[0].sessions} finished sessions, ${sizes[0].answers} answers`)
  const { rows: teams } = await sql.query<{ uuid: string; email: string; name: string }>(
    'select uuid, email, name from session tablesample system (1) where finished_at is not null and name is not null limit 2000',
  )
  const team = (nth: number) => teams[(nth * 37) % teams.length] as (typeof teams)[number]
  const token = await login()
  const get = async (path: string) => {
    const response = await fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json() as Promise<{ next_cursor: string | null }>
  }
  const table = (query: Record<string, string>) => get(`/api/admin/table?${new URLSearchParams(query)}`)
  const { next_cursor } = await table({ sort: 'name', direction: 'asc' })
  const year = { from: daysAgo(365), to: daysAgo(0) }

  const rows: [string, Times][] = []
  const add = async (name: string, call: (nth: number) => Promise<unknown>) =>
    rows.push([name, await measure(calls, call)])
  await add('dashboard, newest 200', () => table({}))
  await add('dashboard, one version', () => table({ version: 'v1' }))
  await add('dashboard, by name, second page', () =>
    table({ sort: 'name', direction: 'asc', cursor: next_cursor ?? '' }),
  )
  await add('dashboard, a month of a year ago', () => table({ from: daysAgo(400), to: daysAgo(370) }))
  await add('search by e-mail address', (nth) => table({ search: team(nth).email }))
  await add('search by the beginning of an address', (nth) => table({ search: team(nth).email.split('@')[0] ?? '' }))
  await add('search by company', () => table({ search: 'globex' }))
  await add('search by first and last name', () => table({ search: 'noor.mertens' }))
  await add('search by team name', (nth) => table({ search: team(nth).name }))
  await add('search by two letters', () => table({ search: 'qu' }))
  await add('search that finds nothing', () => table({ search: 'quetzal' }))
  await add('single result', (nth) => get(`/api/admin/single/${team(nth).uuid}`))
  await add('insight, a year', () => get(`/api/admin/insight?${new URLSearchParams({ version: 'v2', ...year })}`))
  await add('insight, both versions, all time', () => get('/api/admin/insight'))
  await add('audit log', () => get('/api/admin/audit'))
  report(rows)

  if (Number(values.export) > 0)
    for (const format of ['csv', 'xlsx'] as const) {
      const { rows: starts } = await sql.query(
        "select (finished_at at time zone 'UTC')::date::text as day from session where finished_at is not null order by finished_at desc offset $1 limit 1",
        [Number(values.export)],
      )
      const query = new URLSearchParams({ format, from: starts[0]?.day ?? '2000-01-01' })
      console.log(await measureExport(server, token, `/api/admin/export?${query}`, (nth) => team(nth).uuid))
    }
} finally {
  await sql.end()
  await server.stop()
  await database.stop()
}

async function login(): Promise<string> {
  const response = await fetch(`${server.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams(HR),
  })
  return ((await response.json()) as { token: string }).token
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

function report(rows: [string, Times][]) {
  console.log('| call | median ms | p95 ms | worst ms |\n|---|---|---|---|')
  for (const [name, { median, p95, worst }] of rows) console.log(`| ${name} | ${median} | ${p95} | ${worst} |`)
}
