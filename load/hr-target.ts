import pg from 'pg'
import { registerHr, resetPassword } from '../apps/server/src/features/admin/service.ts'
import { connect } from '../apps/server/src/plugins/db.ts'
import { openDatabase } from './database.ts'
import { type Server, startServer } from './server.ts'

const HR = { email: 'measure@example.org', password: 'a password for measuring' }

interface Team {
  uuid: string
  email: string
  name: string
}

/** A server on a filled database, with HR logged in and some of its teams at hand. */
export interface Target {
  name: string
  server: Server
  token: string
  sessions: number
  answers: number
  team(nth: number): Team
  get(path: string): Promise<{ next_cursor: string | null }>
  /** The day from which on so many sessions finished. */
  daySince(sessions: number): Promise<string>
  stop(): Promise<void>
}

export async function openTarget(folder: string): Promise<Target> {
  const database = await openDatabase(folder)
  const server = await startServer(database.url)
  const db = connect({ url: database.url, pool: 1 })
  await registerHr(db, HR.email, HR.password).catch(() => resetPassword(db, HR.email, HR.password))
  await db.destroy()
  const sql = new pg.Pool({ connectionString: database.url, max: 1 })
  const { rows: sizes } = await sql.query(
    'select (select count(*) from session where finished_at is not null) as sessions, (select count(*) from answer) as answers',
  )
  const { rows: teams } = await sql.query<Team>(
    'select uuid, email, name from session where finished_at is not null and name is not null order by random() limit 1000',
  )
  const token = await login(server)
  return {
    name: `${sizes[0].sessions} sessions`,
    server,
    token,
    sessions: Number(sizes[0].sessions),
    answers: Number(sizes[0].answers),
    team: (nth) => teams[nth % teams.length] as Team,
    async get(path) {
      const response = await fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json() as Promise<{ next_cursor: string | null }>
    },
    async daySince(sessions) {
      const { rows } = await sql.query(
        "select (finished_at at time zone 'UTC')::date::text as day from session where finished_at is not null order by finished_at desc offset $1 limit 1",
        [sessions],
      )
      return rows[0]?.day ?? '2000-01-01'
    },
    async stop() {
      await sql.end()
      await server.stop()
      await database.stop()
    },
  }
}

async function login(server: Server): Promise<string> {
  const response = await fetch(`${server.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams(HR),
  })
  return ((await response.json()) as { token: string }).token
}
