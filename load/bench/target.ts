import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Question, Workshop } from '@thrive/domain'
import pg from 'pg'
import { registerHr, resetPassword } from '../../apps/server/src/features/hr/account/service.ts'
import { connect } from '../../apps/server/src/infra/database.ts'
import { openDatabase } from '../database.ts'
import { type Server, startServer } from '../server.ts'

const HR = { email: 'measure@example.org', password: 'a password for measuring' }

interface Team {
  uuid: string
  email: string
  name: string
  slug: string
}

/** A server on a filled database, with HR logged in and some of its teams at hand. */
export interface Target {
  name: string
  server: Server
  token: string
  sessions: number
  answers: number
  /** A team that finished, and one that is under way. */
  team(nth: number): Team
  open(nth: number): Team
  /** What is asked of the teams of a version. */
  questionsOf(slug: string): Question[]
  get(path: string): Promise<{ next_cursor: string | null }>
  file(path: string): Promise<unknown>
  post(path: string, fields: Record<string, string> | FormData): Promise<unknown>
  /** The day from which on so many sessions finished. */
  daySince(sessions: number): Promise<string>
  stop(): Promise<void>
}

export async function openTarget(folder: string): Promise<Target> {
  const database = await openDatabase(folder)
  const photos = mkdtempSync(join(tmpdir(), 'thrive-bench-photos-'))
  const server = await startServer(database.url, { PHOTO_FOLDER: photos })
  const db = connect({ url: database.url, pool: 1 })
  await registerHr(db, HR.email, HR.password).catch(() => resetPassword(db, HR.email, HR.password))
  await db.destroy()
  const sql = new pg.Pool({ connectionString: database.url, max: 1 })
  const { rows: sizes } = await sql.query(
    'select (select count(*) from session where finished_at is not null) as sessions, (select count(*) from answer) as answers',
  )
  // Of one edition for each version, and whose address has nothing else open.
  const drawn = async (condition: string) =>
    (
      await sql.query<Team>(
        `select uuid, email, name, version_slug as slug from session
         where revision_id in (select min(id) from content_revision group by version_slug) and ${condition}
         order by random() limit 1000`,
      )
    ).rows
  const teams = await drawn('finished_at is not null and name is not null')
  // A session that was completed a day ago takes nothing more, so these were completed just now.
  await sql.query('update session set completed_at = now() where uuid = any($1)', [teams.map(({ uuid }) => uuid)])
  const openTeams = await drawn("finished_at is null and version_slug = 'v1'")
  const { rows: editions } = await sql.query<{ workshop: Workshop }>(
    'select workshop from content_revision where id in (select min(id) from content_revision group by version_slug)',
  )
  const questions = new Map(
    editions.map(({ workshop }) => [workshop.slug, workshop.survey.flatMap(({ group }) => group?.questions ?? [])]),
  )
  const token = await login(server)
  return {
    name: `${sizes[0].sessions} sessions`,
    server,
    token,
    sessions: Number(sizes[0].sessions),
    answers: Number(sizes[0].answers),
    team: (nth) => teams[nth % teams.length] as Team,
    open: (nth) => openTeams[nth % openTeams.length] as Team,
    questionsOf: (slug) => questions.get(slug) ?? [],
    async get(path) {
      const response = await fetch(`${server.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json() as Promise<{ next_cursor: string | null }>
    },
    async post(path, fields) {
      const response = await fetch(`${server.origin}${path}`, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    async file(path) {
      const response = await fetch(`${server.origin}${path}`)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return response.arrayBuffer()
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
      rmSync(photos, { recursive: true, force: true })
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
