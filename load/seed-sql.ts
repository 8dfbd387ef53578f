import { endPosition } from '@thrive/domain'
import type pg from 'pg'
import type { Revision } from '../apps/server/src/deps.ts'
import type { QuestionPool } from './seed-content.ts'

const WORDS = 'Blue Night North Open Warm Early Green Bold Calm Bright Zomer Noord Delta Harbour Silver Second'.split(
  ' ',
)
const THINGS = 'Quarks Bridge Compass Anchors Relay Tandem Sparks Golf Horizon Notes Ploeg Garden Crew Desk Lab'.split(
  ' ',
)
const FIRST = 'anna bram chloe daan elif femke giulia hugo ines jan karim lotte milan noor omar pieter'.split(' ')
const LAST = 'peeters bakker devries janssens maes elamrani smit visser yilmaz dubois mertens kok'.split(' ')
const COMPANIES = 'acme globex initech umbrella stark wayne hooli vandelay'.split(' ')

/** Prepares the data that the statements draw from, for this connection only. */
export async function prepare(client: pg.Client, revisions: Revision[], pools: QuestionPool[]) {
  // Generated rows refer only to existing ones, so the foreign key checks are switched off.
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await client.query(`
    create temp table seed_version (nth int, revision_id int, slug text, pages int, ending int);
    create temp table seed_question (revision_id int, question_id int, page int, wires text[])`)
  for (const [nth, { id, workshop, plan }] of revisions.entries())
    await client.query('insert into seed_version values ($1, $2, $3, $4, $5)', [
      nth,
      id,
      workshop.slug,
      plan.surveyPages,
      endPosition(plan),
    ])
  for (const { revisionId, questionId, page, wires } of pools)
    await client.query('insert into seed_question values ($1, $2, $3, $4)', [revisionId, questionId, page, wires])
  await client.query('analyze seed_question; analyze seed_version')
}

const pick = (words: string[]) => `(array['${words.join("','")}'])[1 + floor(random() * ${words.length})::int]`

/** Every eleventh session was never finished. */
const SESSIONS = `
  insert into session
    (revision_id, version_slug, email, email_key, position, name, started_at, finished_at, completed_at)
  select revision_id, slug, address, address,
    case when is_open then 1 + floor(random() * pages)::int else ending end,
    case when is_open or random() < 0.05 then null else team end,
    moment - make_interval(mins => 80 + floor((random() + random()) * 60)::int),
    case when is_open then null else moment end,
    case when is_open then null else moment + interval '10 minutes' end
  from (
    select n, n % 11 = 0 as is_open,
      ${pick(FIRST)} || '.' || ${pick(LAST)} || '.' || to_hex((random() * 4294967295)::bigint) || n || '@'
        || ${pick(COMPANIES)} || '.example.org' as address,
      ${pick(WORDS)} || ' ' || ${pick(THINGS)} || ' ' || (random() * 999)::int as team,
      now() - interval '3 years' * (1 - (n::float8 - random()) / $3) as moment
    from generate_series($1::int + 1, $2::int) as n
  ) as drawn join seed_version on nth = n % (select count(*) from seed_version)
  order by n
  returning id`

const ANSWERS = `
  insert into answer (session_id, question_id, value, given_at)
  select session.id, question_id, wires[1 + floor(random() * cardinality(wires))::int],
    (extract(epoch from started_at) * 1000)::bigint
  from session join seed_question using (revision_id)
  where session.id between $1 and $2 and page < position`

const OPINIONS = `
  insert into opinion (session_id, type, score)
  select id, type, 4 - floor(sqrt(random() * 25))::int % 5
  from session cross join (values ('experience'), ('relevant')) as opinion (type)
  where id between $1 and $2 and finished_at is not null`

interface Part {
  /** The range of finished sessions within this run's total. */
  from: number
  to: number
  total: number
}

/** Runs in one transaction, so that an interrupted run leaves only complete sessions. */
export async function addSessions(client: pg.Client, { from, to, total }: Part) {
  const withOpen = (sessions: number) => Math.floor((sessions * 11) / 10)
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(SESSIONS, [withOpen(from), withOpen(to), withOpen(total)])
  const ids = rows.map(({ id }) => Number(id))
  const range = [Math.min(...ids), Math.max(...ids)]
  await client.query(ANSWERS, range)
  await client.query(OPINIONS, range)
  await client.query('commit')
}
