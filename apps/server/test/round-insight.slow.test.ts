import type { Response } from '@thrive/contract'
import { seededRandom } from '@thrive/testkit/random'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { keepInsight, rebuildInsight } from '../src/features/tally/rebuild-service.ts'
import { lookBackKeys } from '../src/features/team/look-back/key-service.ts'
import { hiddenNames, recount } from './recount.ts'
import { buildRounds } from './round.ts'

type ByLabel = Response<'GET /api/admin/insight/labels'>
type Bars = Response<'GET /api/admin/actions'>
type Insight = Response<'GET /api/admin/insight'>

const TODAY = new Date().toISOString().slice(0, 10)
const DEPARTMENTS = ['Operations', 'Customer care', 'Technology', 'Sales', 'Finance', 'Legal', '']
const COUNTRIES = ['BE', 'NL', 'FR', 'LU']
const INDICATORS = ['connect', 'trust', 'inspire'] as const

const running = await buildRounds({ TIME_ZONE: 'UTC' }, null)
const { ask, act, client, sql, token, db } = running
const library = openLibrary(db)
const keep = () => keepInsight({ db, library })
const rebuild = () => rebuildInsight({ db, library })
const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
const labelsOf = (fields: Record<string, string | number>) => ask<ByLabel>(`/api/admin/insight/labels?${query(fields)}`)
const barsOf = (fields: Record<string, string | number>) => ask<Bars>(`/api/admin/actions?${query(fields)}`)

const random = seededRandom(32)
const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() ** 2 * items.length)] as Item
const chance = (share: number) => random() < share
const dateOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function answersOf(version: 'v1' | 'v2'): Map<number, string> {
  const score = () => String(1 + Math.floor(random() * 100))
  const answers = new Map<number, string>()
  const put = (share: number, id: number, value: () => string) => chance(share) && answers.set(id, value())
  for (const id of version === 'v1' ? [1, 4, 7] : [19, 20, 21]) put(0.85, id, score)
  for (const [text, date] of version === 'v1' ? ([[10, 12], [13, 15], [16, 18]] as const) : ([[29, 31]] as const)) // biome-ignore format: pairs
    if (put(0.7, text, () => 'We try it')) put(0.7, date, () => dateOf(Math.floor(random() * 60) - 30))
  if (version === 'v1') return answers
  put(0.6, 28, () => JSON.stringify(pick([['Trust', 'Connect', 'Inspire'], ['Inspire', 'Trust', 'Connect']]))) // biome-ignore format: one line
  put(0.6, 27, () => JSON.stringify(['Empathy', `others=${pick(['Humour', 'humour ', 'Lunch  together', 'Maps'])}`]))
  put(0.5, 33, () => pick(['FKBMDIALGCJEH', 'F K B M D I A L G C J H E', 'KFBMDIALGCJEH', 'F']))
  put(0.5, 25, () => `${Math.floor(random() * 20)}:30`)
  return answers
}

/** Teams of several rounds, written into the tables. Every other one of a later round was in the first, too. */
const rounds = new Map<string, number>()
let teams = 0
for (const [name, versionSlug, size] of [
  ['Spring', 'v2', 140],
  ['Autumn', 'v2', 170],
  ['Games', 'v1', 120],
  ['Pilot', 'v2', 8],
] as const) {
  // biome-ignore format: a table
  const id = await running.round({ name, versionSlug })
  rounds.set(name, id)
  const people = Array.from({ length: size }, (_, nth) => ({
    email: `${name === 'Autumn' && nth % 2 ? 'Spring' : name}${nth}@example.org`.toLowerCase(),
    labels: [pick(DEPARTMENTS), pick(COUNTRIES)],
  }))
  const lines = people.map(({ email, labels }) => [email, ...labels].join(','))
  await act('invite', { round: id, text: ['E-mail,Department,Country', ...lines].join('\n') })
  await act('plan', { round: id })
  const played = people.filter(() => chance(0.9))
  const uuids = await addTeams(
    sql,
    played.map(({ email }) => ({
      version: versionSlug,
      email,
      completed: new Date(),
      answers: answersOf(versionSlug),
      ...(chance(0.9)
        ? { finished: new Date(Date.now() - random() * 90 * 86_400_000) }
        : { finished: null, position: 1 + Math.floor(random() * 36) }),
    })),
  )
  teams += uuids.length
  await sql.query(
    `update invitee set session_id = session.id, stage = case when finished_at is null then 2 else 3 end
     from session join unnest($2::uuid[]) as given (uuid) using (uuid)
     where invitee.round_id = $1 and invitee.email_key = session.email_key`,
    [id, uuids],
  )
}
teams += (await addTeams(sql, Array.from({ length: 110 }, () => ({ version: 'v2', answers: answersOf('v2') })))).length // biome-ignore format: one line
await sql.query(`insert into look_back_note select id, gen_random_uuid(), 'action-29', (array['done', 'not-yet', 'dropped', 'under-way'])[1 + id % 4], id
  from session where id % 3 = 0 and version_slug = 'v2'`)
await rebuild()
const [spring = 0, autumn = 0, games = 0, pilot = 0] = rounds.values()

/** Every figure that HR sees of rounds, against the same counted in plain TypeScript. */
async function expectRecounted(groups = [5]) {
  const own = await recount(sql)
  for (const round of rounds.values()) {
    const insight = await ask<Insight>(`/api/admin/insight?round=${round}`)
    expect(insight.teams).toBe(own.teams(round))
    const whole = own.scores(round)
    for (const indicator of INDICATORS) expect(shown(insight.scores[indicator])).toEqual(whole[indicator])
    for (const label of [0, 1])
      for (const smallest of groups) {
        await sql.query('update organisation set smallest_group = $1', [smallest])
        await settled(smallest)
        const found = await labelsOf({ round, label })
        const counted = own.labels(
          round,
          label,
          smallest,
          found.values.map(({ name }) => name),
        )
        for (const { name, scores, teams: finished } of found.values) {
          expect(finished).toBe(own.teamsOf(round).filter(({ labels }) => (labels[label] ?? '') === name).length)
          for (const indicator of INDICATORS)
            expect(shown(scores[indicator]), `${round} ${name} ${indicator}`).toEqual(
              counted[name]?.[indicator] ?? null,
            )
        }
        await expectBars(own, round, label, smallest)
      }
    const stops = insight.journeys[0]?.stops
    if (round !== games && stops && !stops.hidden)
      expect(stops.parts.map((part) => part.teams)).toEqual(own.stops(round))
    const cards = insight.cards[0]?.right
    if (cards && !cards.hidden) expect(cards.counts).toEqual(own.cards(round))
    const others = await ask<Response<'GET /api/admin/insight/others'>>(`/api/admin/insight/others?round=${round}`)
    const texts = others.questions.flatMap((question) =>
      question.texts.map(({ text, teams }) => [text.toLowerCase(), teams]),
    )
    expect(new Map(texts as [string, number][])).toEqual(new Map(own.others(round)))
  }
  const all = await barsOf({})
  expect(bar(all.all)).toEqual(own.actions(TODAY, null).states.all)
  const same = await ask<Response<'GET /api/admin/insight/same-teams'>>(
    `/api/admin/insight/same-teams?${query({ round: autumn, against: spring })}`,
  )
  const expected = own.same(autumn, spring)
  expect(same.teams).toBe(expected.teams)
  for (const indicator of INDICATORS) {
    const { hidden: _, ...figure } = same.scores[indicator]
    expect(figure).toEqual(expected.scores[indicator])
  }
}

/** The settings are a second old at most. */
const settled = (smallest: number) =>
  expect.poll(async () => (await labelsOf({ round: spring })).smallest, { timeout: 5_000 }).toBe(smallest)

const shown = (figure: { hidden: unknown; teams: number; average?: number }) =>
  figure.hidden === false ? { teams: figure.teams, average: figure.average } : null
const bar = (figure: Bars['all'] | NonNullable<Bars['label']>['values'][number]['result']) =>
  figure.hidden === false ? figure.states : null

type Recounted = Awaited<ReturnType<typeof recount>>

async function expectBars(own: Recounted, round: number, label: number, smallest: number) {
  const bars = await barsOf({ round, label })
  const whole = own.actions(TODAY, round)
  expect(bar(bars.all)).toEqual(whole.teams < 3 ? null : whole.states.all)
  for (const { indicator, states } of bars.indicators) if (indicator) expect(states).toEqual(whole.states[indicator])
  const names = bars.label?.values.map(({ name }) => name) ?? []
  const counted = new Map(names.map((name) => [name, own.actions(TODAY, round, ({ labels }) => (labels[label] ?? '') === name)])) // biome-ignore format: one line
  const hidden = hiddenNames(new Map([...counted].map(([name, found]) => [name, found.teams])), smallest)
  for (const { name, result } of bars.label?.values ?? [])
    expect(bar(result)).toEqual(hidden.has(name) ? null : counted.get(name)?.states.all)
}

test('500 random teams: every figure of rounds and labels is what their answers say', async () => {
  expect(teams).toBeGreaterThan(500)
  await expectRecounted([3, 5, 10])
}, 120_000)

/** What the counts hold, without those that came back to zero. */
async function stored() {
  const tables = ['round_count where teams <> 0', 'team_action', 'others_text', 'round_score', 'round_label']
  const found = tables.map((table) =>
    sql.query(`select to_jsonb(${table.split(' ')[0]}) as row from ${table} order by 1`),
  )
  return (await Promise.all(found)).map(({ rows }) => rows)
}

describe('without counting anew, the figures follow', () => {
  const uuids: string[] = []
  const start = async (round: number, email: string, typed = email) => {
    const invite = await running.secretOf(round, email)
    const { body } = await client.post('/api/session/create', { email: typed, versionSlug: 'v2', invite })
    return (body as { uuid: string }).uuid
  }
  const play = async (uuid: string, answers: Map<number, string>) => {
    await client.save(
      uuid,
      [...answers].map(([question_id, value]) => ({ question_id, value })),
    )
    await client.walk(uuid, 'v2')
  }
  const mark = async () => {
    await expectRecounted()
    await keep()
    await expectRecounted()
  }

  test('teams that start by their link and finish', async () => {
    const lines = [1, 2, 3, 4, 5, 6].map((nth) => `new${nth}@example.org,Legal,LU`)
    await act('invite', { round: pilot, text: ['E-mail,Department,Country', ...lines].join('\n') })
    for (const nth of [1, 2, 3, 4]) uuids.push(await start(pilot, `new${nth}@example.org`))
    for (const uuid of uuids.slice(0, 3)) await play(uuid, answersOf('v2'))
    await client.walk(uuids[3] ?? '', 'v2', 20)
    await mark()
  })

  test('a session under way that becomes the one of an invitee', async () => {
    const uuid = await client.start('v2', 'new5@example.org')
    await client.save(uuid, [{ question_id: 19, value: 77 }])
    await client.walk(uuid, 'v2', 15)
    uuids.push(await start(pilot, 'new5@example.org'))
    await mark()
    await client.walk(uuids[4] ?? '', 'v2')
    await mark()
  })

  test('answers that change after the end', async () => {
    await client.save(uuids[0] ?? '', [
      { question_id: 19, value: 3 },
      { question_id: 29, value: 'A walk on Friday' },
      { question_id: 31, value: dateOf(-3) },
      { question_id: 27, value: ['others=Silence'] },
    ])
    await mark()
  })

  test('what a team says of its actions when it looks back, and in its next session', async () => {
    const say = (state: string) =>
      client.post('/api/look-back/save', {
        key: lookBackKeys(uuids[0] ?? '').team,
        visit: crypto.randomUUID(),
        notes: JSON.stringify([{ field: 'action-29', value: state, at: Date.now() }]),
      })
    expect((await say('under-way')).status).toBe(200)
    await mark()
    await sql.query('update session set completed_at = finished_at where uuid = $1', [uuids[0]])
    const { rows } = await sql.query(
      'update session set earlier_id = (select id from session where uuid = $1) where uuid = $2 returning id',
      [uuids[0], uuids[3]],
    )
    expect(rows).toHaveLength(1)
    const states = JSON.stringify([{ question_id: 29, state: 'done' }])
    expect((await client.post('/api/earlier/states', { uuid: uuids[3] ?? '', states })).status).toBe(200)
    await mark()
  })

  test('a later session that is erased, with what it said of the earlier one', async () => {
    const { rows } = await sql.query('select email from session where uuid = $1', [uuids[3]])
    await client.post('/api/admin/erase', { uuid: uuids[3] ?? '', name: rows[0].email }, token)
    const states = await sql.query('select word from team_action join session on id = session_id where uuid = $1', [uuids[0]]) // biome-ignore format: one line
    expect(states.rows).toEqual([{ word: 'under-way' }])
    await mark()
  })

  test('teams that are erased, and invitees that are erased alone', async () => {
    const { rows } = await sql.query('select email from session where uuid = $1', [uuids[1]])
    await client.post('/api/admin/erase', { uuid: uuids[1] ?? '', name: rows[0].email }, token)
    await expectRecounted()
    const found = (await running.invitees(pilot)).find(({ email }) => email === 'new3@example.org')
    await act('invitee/erase', { invitee: found?.id ?? 0 })
    await keep()
    await expectRecounted()
    const legal = (await labelsOf({ round: pilot })).values.find(({ name }) => name === '')
    expect(legal?.funnel.teams).toBeGreaterThanOrEqual(2)
  })

  test('and counting anew finds the same', async () => {
    await keep()
    const before = await stored()
    await rebuild()
    expect(await stored()).toEqual(before)
  })
}, 240_000)

test('a node of the release before does not wait while everything is counted anew, and is noticed afterwards', async () => {
  const held = await sql.connect()
  await held.query('begin; update organisation set recount_after = null')
  await sql.query("insert into insight_change (version_slug, day, measure, value, teams) values ('v1', now(), 'part', '1', 1), ('v1', now(), 'part', '1', -1)") // biome-ignore format: one line
  await held.query('commit')
  held.release()
  const noticed = async () => (await sql.query('select recount_after is not null as is from organisation')).rows[0].is
  expect(await noticed()).toBe(false)
  await keep()
  expect(await noticed()).toBe(true)
})

test('what a node of the release before counts is found, and counted anew ten minutes after it wrote', async () => {
  const { rows } =
    await sql.query(`select session.id, session.version_slug from session join invitee on session_id = session.id
    where round_id = ${autumn} and finished_at is null limit 1`)
  await sql.query('update session set finished_at = now(), position = 37 where id = $1', [rows[0].id])
  await sql.query("insert into insight_change (version_slug, day, measure, value, teams) values ('v2', now(), 'finished', '', 1), ('v2', now(), 'minutes', '60', 1)") // biome-ignore format: one line
  expect((await labelsOf({ round: autumn })).recounting).toBe(true)
  await keep()
  expect((await labelsOf({ round: autumn })).recounting).toBe(true)
  await sql.query("update organisation set recount_after = recount_after - interval '10 minutes'")
  await keep()
  expect((await labelsOf({ round: autumn })).recounting).toBe(false)
  await expectRecounted()
  // What such a node leaves no trace of is found an hour later.
  const again = await sql.query("select recount_at between now() + interval '50 minutes' and now() + interval '1 hour' as due from organisation") // biome-ignore format: one line
  expect(again.rows).toEqual([{ due: true }])
})
