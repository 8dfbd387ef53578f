import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Question, Workshop } from '@thrive/domain'
import { type Answered, clientOfOrigin, type Fields } from '@thrive/testkit/client'
import pg from 'pg'
import { registerHr, resetPassword } from '../../apps/server/src/features/hr/people/operator-service.ts'
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

/** A server on a filled database, with HR logged in and a few of its teams. */
export interface Target {
  name: string
  server: Server
  login: { authorization: string }
  sessions: number
  answers: number
  /** A finished team, and an unfinished one. */
  team(nth: number): Team
  open(nth: number): Team
  /** The id of a round. */
  round(nth: number): number
  questionsOf(slug: string): Question[]
  get(path: string): Promise<{ next_cursor: string | null }>
  file(path: string): Promise<unknown>
  post(path: string, fields: Fields): Promise<unknown>
  /** Returns the day since which this many sessions have finished. */
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
  // Sessions of one edition per version, whose address has no other open session.
  const drawn = async (condition: string) =>
    (
      await sql.query<Team>(
        `select uuid, email, name, version_slug as slug from session
         where revision_id in (select min(id) from content_revision group by version_slug) and ${condition}
         order by random() limit 1000`,
      )
    ).rows
  const teams = await drawn('finished_at is not null and name is not null')
  // A session that was completed a day ago accepts no more changes, so these are completed just now.
  await sql.query('update session set completed_at = now() where uuid = any($1)', [teams.map(({ uuid }) => uuid)])
  const openTeams = await drawn("finished_at is null and version_slug = 'v1'")
  // Gives each of them an earlier session.
  await sql.query(
    `update session as later set earlier_id = earlier.id
     from unnest($1::uuid[], $2::uuid[]) as pair (later, earlier) join session as earlier on earlier.uuid = pair.earlier
     where later.uuid = pair.later`,
    [openTeams.map(({ uuid }) => uuid), teams.map(({ uuid }) => uuid)],
  )
  // Every five of them are one team over time, as HR joins sessions.
  await sql.query(
    `insert into session_join (session_id, to_id)
     select later.id, first.id from unnest($1::uuid[]) with ordinality as drawn (uuid, nth)
     join session as later on later.uuid = drawn.uuid
     join session as first on first.uuid = ($1::uuid[])[nth - (nth - 1) % 5]
     where (nth - 1) % 5 > 0 on conflict do nothing`,
    [teams.map(({ uuid }) => uuid)],
  )
  const { rows: editions } = await sql.query<{ workshop: Workshop }>(
    'select workshop from content_revision where id in (select min(id) from content_revision group by version_slug)',
  )
  const questions = new Map(
    editions.map(({ workshop }) => [workshop.slug, workshop.survey.flatMap(({ group }) => group?.questions ?? [])]),
  )
  const { rows: ids } = await sql.query<{ id: number }>('select id from round order by random() limit 100')
  const rounds = ids.map(({ id }) => id)
  const client = clientOfOrigin(server.origin)
  const login = await client.login(HR.email, HR.password)
  const body = async (path: string, answered: Promise<Answered>) => {
    const { status, body } = await answered
    if (status >= 400) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  return {
    name: `${sizes[0].sessions} sessions`,
    server,
    login,
    sessions: Number(sizes[0].sessions),
    answers: Number(sizes[0].answers),
    team: (nth) => teams[nth % teams.length] as Team,
    open: (nth) => openTeams[nth % openTeams.length] as Team,
    round: (nth) => rounds[nth % rounds.length] as number,
    questionsOf: (slug) => questions.get(slug) ?? [],
    get: (path) => body(path, client.get(path, login)) as Promise<{ next_cursor: string | null }>,
    post: (path, fields) => body(path, client.post(path, fields)),
    file: (path) => body(path, client.get(path)),
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
