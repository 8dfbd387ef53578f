import type { Answers, OpinionType } from '@thrive/domain'
import type pg from 'pg'

/** A team's rows. By default it has finished and reached the last page. */
export interface StoredTeam {
  uuid?: string
  version?: string
  name?: string | null
  email?: string
  position?: number
  started?: Date | string
  /** Null while the team is under way. */
  finished?: Date | string | null
  /** Null before the download page. */
  completed?: Date | string | null
  answers?: Answers
  opinions?: Partial<Record<OpinionType, number>>
}

const HOUR = 3_600_000
const SESSIONS = `
  insert into session
    (uuid, revision_id, version_slug, name, email, email_key, position, started_at, finished_at, completed_at)
  select uuid, revision.id, version, name, email, lower(email), coalesce(
      position,
      case when finished is null then 1 else jsonb_array_length(workshop -> 'survey') + jsonb_array_length(workshop -> 'results') + 1 end
    ), started, finished, completed
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::timestamptz[], $7::timestamptz[], $8::timestamptz[])
    with ordinality as team (uuid, version, name, email, position, started, finished, completed, nth)
  join (select distinct on (version_slug) * from content_revision order by version_slug, id desc) as revision
    on version_slug = version
  order by nth`

const ANSWERS = `
  insert into answer (session_id, question_id, value, given_at)
  select id, question, value, (extract(epoch from least(started_at, now())) * 1000)::bigint
  from unnest($1::uuid[], $2::int[], $3::text[]) as given (uuid, question, value) join session using (uuid)`

const OPINIONS = `
  insert into opinion (session_id, type, score)
  select id, type, score
  from unnest($1::uuid[], $2::text[], $3::int[]) as given (uuid, type, score) join session using (uuid)`

/**
 * Inserts directly into the tables, because playing through a workshop takes long. Returns the uuids in the same order.
 */
export async function addTeams(sql: pg.Pool | pg.Client, teams: readonly StoredTeam[]): Promise<string[]> {
  const rows = teams.map(withDefaults)
  const column = <Name extends keyof ReturnType<typeof withDefaults>>(name: Name) => rows.map((row) => row[name])
  const sessions = ['uuid', 'version', 'name', 'email', 'position', 'started', 'finished', 'completed'] as const
  await sql.query(SESSIONS, sessions.map(column))
  await sql.query(ANSWERS, transposed(rows.flatMap(({ uuid, answers }) => [...answers].map((one) => [uuid, ...one]))))
  await sql.query(
    OPINIONS,
    transposed(rows.flatMap(({ uuid, opinions }) => Object.entries(opinions).map((one) => [uuid, ...one]))),
  )
  return column('uuid')
}

function withDefaults(team: StoredTeam) {
  const { uuid = crypto.randomUUID(), finished = '2027-01-15T12:00:00Z' } = team
  const { completed = finished, started = finished ? new Date(new Date(finished).getTime() - 2 * HOUR) : new Date() } =
    team
  const { version = 'v1', name = null, email = `lead.${uuid}@example.org`, position = null } = team
  const { answers = new Map<number, string>(), opinions = {} } = team
  return { uuid, version, name, email, position, started, finished, completed, answers, opinions }
}

const transposed = (rows: unknown[][]) => [0, 1, 2].map((column) => rows.map((row) => row[column]))
