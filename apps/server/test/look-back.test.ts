import { addTeams } from '@thrive/testkit/team'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { lookBackKeys } from '../src/features/team/look-back/key-service.ts'
import { buildHrServer, buildServer } from './build.ts'
import { clientOf } from './client.ts'

const { sql, client, token } = await buildHrServer({ TIME_ZONE: 'UTC' })
const VISIT = '11111111-1111-4111-8111-111111111111'
const OTHER_VISIT = '22222222-2222-4222-8222-222222222222'
const ANSWERS = new Map([[10, 'Lunch together'], [11, 'Jonas'], [12, '2027-03-28'], [13, 'Start with a mistake']]) // biome-ignore format: a list of answers
const FINISHED = new Date('2026-01-05T10:00:00Z')

interface Opened {
  actions: { question_id: number; what: string; state: string | null }[]
  look_backs: { day: string; expected: string; noticed: string; states: unknown[] }[] | null
}

async function team(facts: { finished?: Date | null; email?: string; name?: string } = {}) {
  const given = { finished: FINISHED, completed: FINISHED, answers: ANSWERS, ...facts }
  const [uuid = ''] = await addTeams(sql, [given.finished ? given : { ...given, completed: null }])
  return { uuid, keys: lookBackKeys(uuid) }
}
const open = (key: string) => client.post('/api/look-back/open', { key })
const opened = async (key: string) => (await open(key)).body as Opened
type Fields = Record<string, string>
const save = (key: string, fields: Fields, { visit = VISIT, at = Date.parse('2026-02-02T09:00:00Z') } = {}) =>
  client.post('/api/look-back/save', {
    key,
    visit,
    notes: JSON.stringify(Object.entries(fields).map(([field, value]) => ({ field, value, at }))),
  })
const NO = { status: 404, body: { error: 'no-look-back' } }

describe('a look-back', () => {
  test('shows the actions of its session, and no e-mail address and no key of it', async () => {
    const { uuid, keys } = await team({ email: 'lead@example.org', name: 'The Northern Lights' })
    const { status, body } = await open(keys.team)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        team: 'The Northern Lights',
        lang: 'en',
        reminded: false,
        actions: [
          { question_id: 10, what: 'Lunch together', who: 'Jonas', by: '2027-03-28', state: null },
          { question_id: 13, what: 'Start with a mistake', state: null },
        ],
        look_backs: [],
      },
    })
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`example.org|${uuid}|${keys.team}`))
    expect((await open(keys.team.toUpperCase())).status).toBe(200)
  })

  test('is named on the answers page, for the team and for a wall, once the session has finished and has actions', async () => {
    const { uuid, keys } = await team()
    const linked = async (of: string) =>
      ((await client.get(`/api/action/${of}`)).body as { look_back: unknown }).look_back
    expect(await linked(uuid)).toEqual({ team: `/look-back/${keys.team}`, wall: `/L/${keys.wall.toUpperCase()}` })
    const unfinished = await team({ finished: null })
    expect(await linked(unfinished.uuid)).toBeNull()
    expect(await open(unfinished.keys.team)).toMatchObject(NO)
  })

  test('by the key of the wall can be written, and shows nothing that was written', async () => {
    const { keys } = await team()
    expect((await save(keys.team, { noticed: 'It became easier', 'action-10': 'done' })).body).toEqual({ saved: true })
    expect((await save(keys.wall, { noticed: 'Quiet at first' }, { visit: OTHER_VISIT })).body).toEqual({ saved: true })
    const wall = await opened(keys.wall)
    expect(wall.look_backs).toBeNull()
    expect(wall.actions.map(({ state }) => state)).toEqual([null, null])
    expect(JSON.stringify(wall)).not.toMatch(/easier|Quiet|done/)
    const { look_backs, actions } = await opened(keys.team)
    expect(look_backs?.map(({ noticed }) => noticed).sort()).toEqual(['It became easier', 'Quiet at first'])
    expect(actions.map(({ state }) => state)).toEqual(['done', null])
  })

  test('keeps the later of two values, however they arrive, and several look-backs apart', async () => {
    const { keys } = await team()
    const at = Date.parse('2026-02-02T09:00:00Z')
    await save(keys.team, { next: 'Go on', 'action-10': 'under-way' }, { at: at + 10 })
    await save(keys.team, { next: 'Stop', expected: 'More' }, { at })
    await save(keys.team, { 'action-10': 'dropped' }, { at: Date.parse('2026-03-02T09:00:00Z'), visit: OTHER_VISIT })
    expect(await opened(keys.team)).toMatchObject({
      actions: [{ state: 'dropped' }, { state: null }],
      look_backs: [
        { day: '2026-02-02', expected: 'More', next: 'Go on', states: [{ question_id: 10, state: 'under-way' }] },
        { expected: '', states: [{ question_id: 10, state: 'dropped' }] },
      ],
    })
  })

  test.each<[string, Fields]>([
    ['a field that does not exist', { mood: 'good' }],
    ['a state that does not exist', { 'action-10': 'forgotten' }],
    ['an action that does not exist', { 'action-11': 'done' }],
    ['a date that does not exist', { date: '2027-02-30' }],
    ['a text that is too long', { noticed: 'x'.repeat(501) }],
  ])('refuses %s, and keeps nothing of that save', async (_, fields) => {
    const { keys } = await team()
    expect((await save(keys.team, { expected: 'More', ...fields })).status).toBe(400)
    expect((await opened(keys.team)).look_backs).toEqual([])
  })

  test('takes a hundred visits and no more, so that a wall cannot be flooded', async () => {
    const { uuid, keys } = await team()
    await sql.query(
      `insert into look_back_note (session_id, visit, field, value, given_at)
       select id, gen_random_uuid(), 'next', 'x', 1 from session, generate_series(1, 99) where uuid = $1`,
      [uuid],
    )
    expect((await save(keys.wall, { next: 'The hundredth' })).status).toBe(200)
    expect(await save(keys.wall, { next: 'x' }, { visit: OTHER_VISIT })).toMatchObject({
      status: 409,
      body: { error: 'look-back-full' },
    })
    expect((await save(keys.wall, { next: 'The hundredth goes on' }, { at: Date.now() })).status).toBe(200)
  })
})

describe('a stranger', () => {
  test.each(['', 'x', '0'.repeat(31), '0'.repeat(32), `${'0'.repeat(32)}'--`])(
    'who guesses %j finds nothing',
    async (key) => {
      expect(await open(key)).toMatchObject(NO)
      expect(await save(key, { next: 'x' })).toMatchObject(NO)
    },
  )

  test("has no use for the session's uuid here, nor for a look-back's key elsewhere", async () => {
    const { uuid, keys } = await team()
    expect(await open(uuid.replaceAll('-', ''))).toMatchObject(NO)
    for (const key of Object.values(keys)) expect((await client.get(`/api/answer/${key}`)).status).toBe(401)
  })

  test('who guesses often is refused, and a right key is not', async () => {
    const limited = clientOf((await buildServer({ RATE_LIMITS: 'on', LIMIT_JOIN_PER_ADDRESS: '3' })).app)
    const statuses: number[] = []
    for (let nth = 0; nth < 5; nth++)
      statuses.push((await limited.post('/api/look-back/open', { key: String(nth).repeat(32) })).status)
    expect(statuses).toEqual([404, 404, 404, 429, 429])
  })
})

test('the database finds a session by the same keys that the server derives', async () => {
  const { rows } = await sql.query(
    "select id::text, encode(look_back_wall_key(id), 'hex') as wall from (select gen_random_uuid() as id from generate_series(1, 50)) as made",
  )
  for (const { id, wall } of rows) expect(lookBackKeys(id).wall).toBe(wall)
})

test('a session that gets a new uuid gets new keys', async () => {
  const { uuid, keys } = await team()
  await sql.query('update session set uuid = gen_random_uuid() where uuid = $1', [uuid])
  expect(await open(keys.team)).toMatchObject(NO)
})

test('HR sees it with the session, and in the export', async () => {
  const { uuid, keys } = await team({ email: 'export@example.org' })
  await save(keys.team, { expected: 'Fewer surprises', noticed: 'Quiet, then easier', 'action-10': 'done' })
  const { body } = await client.get(`/api/admin/single/${uuid}`, token)
  const day = (body as { look_backs: { day: string }[] }).look_backs[0]?.day
  expect(body).toMatchObject({
    look_backs: [{ expected: 'Fewer surprises', next: '', states: [{ question_id: 10, state: 'done' }] }],
  })
  const file = await client.get('/api/admin/export?format=csv&search=export@example.org', token)
  const [header = [], row = []] = parse(file.body as Buffer, { bom: true }) as string[][]
  const cells = Object.fromEntries(header.map((title, nth) => [title, row[nth]]))
  expect(cells).toMatchObject({
    'Look-back: actions': `${day}: Lunch together (Done)`,
    'Look-back: What did we expect?': `${day}: Fewer surprises`,
    'Look-back: What did we notice?': `${day}: Quiet, then easier`,
    'Look-back: What next?': '',
  })
})

test('the team finds it when it comes back, until it says otherwise', async () => {
  const { uuid, keys } = await team({ email: 'again@example.org' })
  await save(keys.team, { noticed: 'It became easier', 'action-10': 'done', 'action-13': 'not-yet' })
  const again = await client.post('/api/session/create', { email: 'again@example.org', versionSlug: 'v1', held: uuid })
  const later = (again.body as { uuid: string }).uuid
  const earlier = async () => ((await client.get(`/api/earlier/${later}`)).body as { earlier: Opened }).earlier
  expect(await earlier()).toMatchObject({
    actions: [{ state: 'done' }, { state: 'not-yet' }],
    look_backs: [{ noticed: 'It became easier' }],
  })
  await client.post('/api/earlier/states', { uuid: later, states: '[{"question_id":13,"state":"dropped"}]' })
  expect((await earlier()).actions.map(({ state }) => state)).toEqual(['done', 'dropped'])
})

test('erasing the session erases it', async () => {
  const { uuid, keys } = await team({ email: 'erased@example.org' })
  await save(keys.team, { noticed: 'It became easier' })
  const kept = async () => (await sql.query("select 1 from look_back_note where value = 'It became easier' and session_id = any(select id from session where uuid = $1)", [uuid])).rowCount // biome-ignore format: one statement
  expect(await kept()).toBe(1)
  expect((await client.post('/api/admin/erase', { uuid, name: 'erased@example.org' }, token)).status).toBe(200)
  expect(await kept()).toBe(0)
  expect((await sql.query('select 1 from look_back_note where not exists (select from session where id = session_id)')).rowCount).toBe(0) // biome-ignore format: one statement
  expect(await open(keys.team)).toMatchObject(NO)
  expect(await save(keys.team, { noticed: 'Still here' })).toMatchObject(NO)
})
