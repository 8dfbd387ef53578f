import { INDICATORS, type Indicator } from '@thrive/domain'
import { seededRandom } from '@thrive/testkit/random'
import { addTeams } from '@thrive/testkit/team'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { buildCounting, type Insight } from './counting.ts'

/** The seed's numbering, repeated here because this test counts independently of the product's rules. */
const QUESTIONS: Record<Indicator, [v1: number, v2: number]> = {
  connect: [1, 19],
  trust: [4, 20],
  inspire: [7, 21],
}

interface Filter {
  version?: string
  from?: string
  to?: string
}

/** Computes what HR should see, in PostgreSQL, from the raw answers. */
async function countedBySql(sql: pg.Pool, { version, from, to }: Filter) {
  const period = [version ?? null, from ?? null, to ?? null]
  const teams = `
    select id, finished_at, version_slug from session
    where finished_at is not null and ($1::text is null or version_slug = $1)
      and ($2::date is null or (finished_at at time zone 'UTC')::date >= $2)
      and ($3::date is null or (finished_at at time zone 'UTC')::date <= $3)`
  const scores = async (indicator: Indicator, group: string) => {
    const { rows } = await sql.query(
      `select ${group} as month, count(*)::int as teams, round(avg(value::numeric), 1)::float as average,
         ${[0.25, 0.5, 0.75].map((part, nth) => `round(percentile_cont(${part}) within group (order by value::int)::numeric, 1)::float as q${nth + 1}`)}
       from (${teams}) as team join answer on session_id = id
       where (version_slug, question_id) in (('v1', ${QUESTIONS[indicator][0]}), ('v2', ${QUESTIONS[indicator][1]}))
       group by 1`,
      period,
    )
    return rows.map(({ month, teams, average, q1, q2, q3 }) => ({ month, teams, average, quartiles: [q1, q2, q3] }))
  }
  const { rows } = await sql.query(`select to_char(finished_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as teams
    from (${teams}) as team group by 1 order by 1`, period) // biome-ignore format: one statement
  return { months: rows, scores }
}

/** The product's figures, in the same shape as the count above. */
const figureOf = ({ scores }: Insight, indicator: Indicator) => {
  const figure = scores[indicator]
  if (figure.hidden) throw new Error(`${indicator} is hidden`)
  const { teams, average, lower, median, upper } = figure
  return { month: null, teams, average, quartiles: [lower, median, upper] }
}

const { sql, client, insight, rebuild } = await buildCounting()

/** Both versions over half a year; a third of each score is missing, and many scores really are 50. */
const random = seededRandom(13)
const scoreOf = () => (random() < 0.2 ? '50' : String(1 + Math.floor(random() * 100)))
await addTeams(
  sql,
  Array.from({ length: 240 }, (_, n) => ({
    version: n % 3 ? 'v2' : 'v1',
    finished: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 180), Math.floor(random() * 24))),
    answers: new Map(
      INDICATORS.filter(() => random() < 2 / 3).map((indicator) => [QUESTIONS[indicator][n % 3 ? 1 : 0], scoreOf()]),
    ),
  })),
)
await rebuild()

async function expectTheSame(filter: Filter) {
  const shown = await insight({ ...filter })
  const counted = await countedBySql(sql, filter)
  expect(shown.teams).toBe(counted.months.reduce((sum, { teams }) => sum + teams, 0))
  expect(shown.months.map(({ month, teams }) => ({ month, teams }))).toEqual(counted.months)
  for (const indicator of INDICATORS) {
    expect([figureOf(shown, indicator)]).toEqual(await counted.scores(indicator, 'null'))
    expect(figureOf(shown, indicator).teams).toBeLessThan(shown.teams)
    for (const { month, teams, average } of await counted.scores(
      indicator,
      "to_char(finished_at at time zone 'UTC', 'YYYY-MM')",
    ))
      expect(shown.months.find((each) => each.month === month)?.scores[indicator]).toEqual(
        teams < 3 ? { hidden: true, teams } : { hidden: false, teams, average },
      )
  }
}

test.each<Filter>([
  {},
  { version: 'v1' },
  { version: 'v2' },
  { from: '2026-02-08', to: '2026-05-22' },
  { version: 'v2', from: '2026-03-01' },
])('averages, quartiles and how many gave a score are those that PostgreSQL counts itself: %o', expectTheSame)

test('and they stay so while teams finish, leave out a score, or give one later', async () => {
  const teams: string[] = []
  for (const given of [[19, 20, 21], [19, 21], [20], []]) {
    const uuid = await client.start('v2')
    await client.save(uuid, given.map((question_id) => ({ question_id, value: 90 }))) // biome-ignore format: short
    await client.walk(uuid, 'v2')
    teams.push(uuid)
  }
  await expectTheSame({})
  await client.save(teams.at(-1) ?? '', [{ question_id: 19, value: 50 }])
  await expectTheSame({})
  await expectTheSame({ version: 'v2', from: '2026-03-01' })
})

test('a team that gave no score still sees 50', async () => {
  const uuid = await client.start('v2')
  expect((await client.get(`/api/session/results/${uuid}`)).body).toEqual({ connect: 50, trust: 50, inspire: 50 })
})
