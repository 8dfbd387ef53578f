import { loadWorkshops } from '@thrive/content'
import type { Response } from '@thrive/contract'
import { addTeams } from '@thrive/testkit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { openLibrary } from '../src/features/content/library.ts'
import { keepInsight, rebuildInsight } from '../src/features/tally/rebuild-service.ts'
import { buildMember, buildServer } from './build.ts'
import { clientOf } from './client.ts'
import { buildRounds } from './round.ts'

type ByLabel = Response<'GET /api/admin/insight/labels'>
type Group = Response<'GET /api/admin/smallest-group'>
type Actions = Response<'GET /api/admin/actions'>

const running = await buildRounds({ TIME_ZONE: 'UTC' }, null)
const { act, ask, client, sql, token, db } = running
const library = openLibrary(db)

/** Rounds with so many finished teams per department; only some of Care gave the third score. */
async function roundWith(name: string, departments: Record<string, number>) {
  const people = Object.entries(departments).flatMap(([department, teams]) =>
    Array.from({ length: teams }, (_, nth) => ({ email: `${department}${nth}@example.org`.toLowerCase(), department })),
  )
  const id = await running.round({ name })
  const lines = people.map(({ email, department }) => `${email},${department}`)
  await act('invite', { round: id, text: ['E-mail,Department', ...lines].join('\n') })
  await act('plan', { round: id })
  const uuids = await addTeams(
    sql,
    people.map(({ email, department }, nth) => ({
      version: 'v2',
      email,
      name: `Team ${email}`,
      finished: new Date(),
      answers: new Map([
        [19, '40'],
        [20, String(40 + nth)],
        ...(department === 'Care' && nth % 2 ? [] : [[21, '60'] as [number, string]]),
        [29, `Kim keeps ${email} in mind`],
        [30, 'Kim'],
        [31, nth % 2 ? '2020-01-01' : '2099-01-01'],
      ]),
    })),
  )
  await sql.query(
    `update invitee set session_id = session.id, stage = 3 from session join unnest($2::uuid[]) as given (uuid) using (uuid)
     where round_id = $1 and invitee.email_key = session.email_key`,
    [id, uuids],
  )
  return id
}
let autumn = 0
let spring = 0
beforeAll(async () => {
  spring = await roundWith('Spring', { Operations: 9, Care: 8, Sales: 4, Finance: 6 })
  autumn = await roundWith('Autumn', { Operations: 9, Care: 8, Technology: 6, Sales: 5, Finance: 3 })
  await rebuildInsight({ db, library })
})

const labels = (query = '') => ask<ByLabel>(`/api/admin/insight/labels?round=${autumn}${query}`)
const say = ({ hidden, ...figure }: { hidden: string | boolean; with?: string | null; average?: number }) =>
  hidden === 'with' ? `with ${figure.with}` : (figure.average ?? hidden)
const save = (smallest: number, headers = token) =>
  client.post('/api/admin/smallest-group', { smallest: String(smallest) }, headers)
const proveAgo = (minutes: number) =>
  sql.query('update hr_token set proven_at = now() - make_interval(mins => $1)', [minutes])

describe('figures by label', () => {
  test('hide what is too small, and the next smallest with it, in the order of the list', async () => {
    const found = await labels()
    expect(found).toMatchObject({ label: 'Department', smallest: 5, teams: 31, labels: ['Department'], against: null })
    expect(found.values.map(({ name, teams, scores }) => [name, teams, say(scores.connect)])).toEqual([
      ['Operations', 9, 40],
      ['Care', 8, 40],
      ['Technology', 6, 40],
      ['Sales', 5, 'with Finance'],
      ['Finance', 3, 'small'],
    ])
  })

  test('count per figure: where fewer teams gave one, more is hidden', async () => {
    const found = await labels()
    expect(found.values.map(({ name, scores }) => [name, say(scores.inspire)])).toEqual([
      ['Operations', 60],
      ['Care', 'small'],
      ['Technology', 60],
      ['Sales', 60],
      ['Finance', 'small'],
    ])
  })

  test('against another round, each with its own hiding', async () => {
    const found = await labels(`&against=${spring}`)
    expect(found.against).toMatchObject({ name: 'Spring', teams: 27, has_label: true })
    expect(found.values.map(({ name, before }) => [name, before && say(before.scores.connect)])).toEqual([
      ['Operations', 40],
      ['Care', 40],
      ['Technology', null],
      ['Sales', 'small'],
      ['Finance', 'with Sales'],
    ])
  })

  test('an export and the actions hide the same', async () => {
    const { body, headers } = await client.get(
      `/api/admin/insight/export?round=${autumn}&against=${spring}&lang=nl&separator=semicolon`,
      token,
    )
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const lines = String(body)
      .split('\r\n')
      .map((line) => line.replaceAll('"', '').split(';'))
    expect(lines[1]?.slice(0, 4)).toEqual(['Autumn', 'Hele ronde', '31', '40'])
    expect(lines.slice(5, 7).map((line) => line.slice(1, 4))).toEqual([
      ['Sales', '5', 'Verborgen samen met Finance'],
      ['Finance', '3', 'Minder dan 5 teams'],
    ])
    expect(lines[6]?.slice(6)).toEqual(['3', ...Array(3).fill('Minder dan 5 teams')])
    const { label } = await ask<Actions>(`/api/admin/actions?round=${autumn}&label=0`)
    expect(label?.values.map(({ name, result }) => [name, result.hidden])).toEqual([
      ['Operations', false],
      ['Care', false],
      ['Technology', false],
      ['Sales', 'with'],
      ['Finance', 'small'],
    ])
  })

  test('are never of a label and an indicator at once, which could be subtracted', async () => {
    expect((await ask<Actions>(`/api/admin/actions?round=${autumn}&label=0&indicator=trust`)).label).toBeNull()
  })

  test('a viewer sees them, and neither a text, an action nor the setting', async () => {
    const viewer = await buildMember(running, 'viewer@example.org', 'viewer')
    const statusOf = async (path: string) => (await client.get(`/api/admin/${path}`, viewer)).status
    const seen = ['labels', 'export', 'same-teams'].map((call) => `insight/${call}?round=${autumn}&against=${spring}`)
    for (const path of [...seen, 'insight/rounds', `actions?round=${autumn}`]) expect(await statusOf(path)).toBe(200)
    for (const path of ['insight/others', 'actions/list?state=due', 'smallest-group'])
      expect(await statusOf(path)).toBe(403)
    const totals = await Promise.all(seen.map((path) => client.get(`/api/admin/${path}`, viewer)))
    expect(JSON.stringify(totals)).not.toMatch(/example\.org|Kim/)
  })

  test.each([
    [`labels?round=${999}`, 'no-round'],
    ['labels?round=1&label=1', 'no-label'],
    ['same-teams?round=1&against=999', 'no-round'],
  ])('of what is not there are refused: %s', async (path, error) => {
    const { status, body } = await client.get(`/api/admin/insight/${path}`, token)
    expect([status, (body as { error: string }).error]).toEqual([404, error])
  })
})

describe('the list of actions', () => {
  type List = Response<'GET /api/admin/actions/list'>
  const list = (query: string) => ask<List>(`/api/admin/actions/list?${query}`)

  test('is by date, page by page, and names no person', async () => {
    const first = await list('state=overdue')
    expect(first.actions.every(({ by, state }) => by === '2020-01-01' && state === 'overdue')).toBe(true)
    expect(JSON.stringify(first)).not.toContain('"who"')
    const whole: List['actions'] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: List = await list(`state=due&cursor=${cursor}`)
      whole.push(...page.actions)
      cursor = page.next_cursor
    }
    expect(new Set(whole.map(({ uuid }) => uuid)).size).toBe(30)
  })

  test('can be of a value of a label column', async () => {
    const { actions } = await list(`state=due&round=${autumn}&label=0&value=Finance`)
    expect(actions.map(({ team, round }) => [team, round])).toEqual([
      ['Team finance0@example.org', 'Autumn'],
      ['Team finance2@example.org', 'Autumn'],
    ])
  })

  test('refuses a page that there is not', async () => {
    const { status, body } = await client.get('/api/admin/actions/list?state=due&cursor=nonsense', token)
    expect([status, (body as { error: string }).error]).toEqual([400, 'no-such-page'])
  })
})

describe('the setting', () => {
  test('says what each number would show', async () => {
    const { smallest, columns, effects } = await ask<Group>('/api/admin/smallest-group')
    expect(smallest).toBe(5)
    expect(columns.map(({ round_name, label, values }) => [round_name, label, values.length])).toEqual([
      ['Autumn', 'Department', 5],
      ['Spring', 'Department', 4],
    ])
    expect(effects.map((effect) => [effect.smallest, effect.shown])).toEqual([
      [3, 9],
      [4, 7],
      [5, 5],
      [6, 5],
      [7, 4],
      [8, 4],
      [9, 2],
      [10, 0],
    ])
  })

  test('grows without a proof, shrinks only with one, and leaves a line in the log', async () => {
    await proveAgo(60)
    expect((await save(7)).status).toBe(200)
    expect((await labels()).values.filter(({ scores }) => scores.connect.hidden === false)).toHaveLength(2)
    const refused = await save(6)
    expect([refused.status, (refused.body as { error: string }).error]).toEqual([403, 'proof-needed'])
    expect((await save(7)).status).toBe(200)
    await proveAgo(0)
    expect((await save(3)).status).toBe(200)
    expect((await labels()).values.every(({ scores }) => scores.connect.hidden === false)).toBe(true)
    const { rows } = await sql.query(
      "select detail, changes from audit_line where what = 'settings_changed' order by id",
    )
    expect(rows.map(({ detail, changes }) => [detail, changes[0].old, changes[0].new])).toEqual([
      ['smallestGroup', '5', '7'],
      ['smallestGroup', '7', '3'],
    ])
  })

  test.each([2, 11])('is 3 to 10 and not %i', async (smallest) => {
    expect((await save(smallest)).status).toBe(400)
  })
})

test('the teams that came back are hidden if what is left of a round would be too few', async () => {
  type Same = Response<'GET /api/admin/insight/same-teams'>
  const same = () => ask<Same>(`/api/admin/insight/same-teams?round=${autumn}&against=${spring}`)
  // Sales and Finance came back but for one and three, and Technology is new.
  expect(await same()).toMatchObject({
    teams: 24,
    new: 7,
    not_back: 3,
    scores: { connect: { hidden: false, now: 40 } },
  })
  const { rows } = await sql.query("select id from invitee where round_id = $1 and email_key = 'finance5@example.org'", [spring]) // biome-ignore format: one line
  await sql.query('delete from session where id = (select session_id from invitee where id = $1)', [rows[0].id])
  await rebuildInsight({ db, library })
  await keepInsight({ db, library })
  expect(await same()).toMatchObject({ teams: 24, not_back: 2, scores: { connect: { hidden: 'rest', teams: 24 } } })
})

test('figures of every round name the indicator that is furthest only if scores and desired ones can be compared', async () => {
  type Rounds = Response<'GET /api/admin/insight/rounds'>['rounds']
  const pilot = await roundWith('Pilot', { Legal: 2 })
  await keepInsight({ db, library })
  const { rounds } = await ask<{ rounds: Rounds }>('/api/admin/insight/rounds')
  expect(rounds.map(({ id, furthest }) => [id, furthest])).toEqual([pilot, autumn, spring].map((id) => [id, null]))
  const workshops = loadWorkshops().map((each) => ({ ...each, gapTargets: each.desiredScores }))
  const { app } = await buildServer({ DATABASE_URL: running.url, TIME_ZONE: 'UTC' }, { workshops })
  const { body } = await clientOf(app).get('/api/admin/insight/rounds', token)
  const compared = (body as { rounds: Rounds }).rounds.map(({ id, furthest }) => [id, furthest])
  expect(compared).toEqual([[pilot, null], [autumn, 'connect'], [spring, 'connect']]) // biome-ignore format: a table
})
