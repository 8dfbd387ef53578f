import { addTeams } from '@thrive/testkit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildHrServer, buildServer } from './build.ts'
import { type Client, clientOf } from './client.ts'
import { mailSettings, startSmtp } from './smtp.ts'

const newAddress = () => `lead.${crypto.randomUUID()}@example.org`
const PLAN = new Map([
  [1, '54'],
  [4, '40'],
  [10, 'Lunch with another shift'],
  [11, 'Jonas'],
  [12, '2027-02-01'],
  [13, 'We say what went wrong'],
])
const LUNCH = {
  question_id: 10,
  what: 'Lunch with another shift',
  who: 'Jonas',
  by: '2027-02-01',
  indicator: 'connect',
}
const WRONG = { question_id: 13, what: 'We say what went wrong', who: null, by: null, indicator: 'trust' }
const THEN = {
  finished: '2026-11-14T15:00:00.000Z',
  day: '2026-11-14',
  scores: { connect: 54, trust: 40, inspire: null },
  actions: [
    { ...LUNCH, state: null },
    { ...WRONG, state: null },
  ],
  look_backs: [],
}
const NOTHING = { earlier: null, seen: false }

interface Seen {
  earlier: typeof THEN | null
  seen: boolean
  byMail: boolean
}
const see = async (client: Client, uuid: string) => (await client.get(`/api/earlier/${uuid}`)).body as Seen
const begin = async (client: Client, email: string, held = '') =>
  ((await client.post('/api/session/create', { email, versionSlug: 'v1', held })).body as { uuid: string }).uuid
const state = (client: Client, uuid: string, states: unknown) =>
  client.post('/api/earlier/states', { uuid, states: JSON.stringify(states) })

describe('a team that starts again where no mail is sent', async () => {
  const { client, sql, ask, token } = await buildHrServer()
  const played = async (email: string, finished = '2026-11-14T15:00:00Z', answers = PLAN) =>
    (await addTeams(sql, [{ email, finished, answers, name: 'The Northern Lights' }]))[0] ?? ''

  test('sees what it decided and scored last time, in the browser that held it', async () => {
    const email = newAddress()
    const first = await played(email)
    expect(await see(client, await begin(client, email, first))).toEqual({ earlier: THEN, seen: false, byMail: false })
  })

  test('and a stranger who types the address learns nothing of it', async () => {
    const email = newAddress()
    await played(email)
    const uuid = await begin(client, email, crypto.randomUUID())
    expect(await see(client, uuid)).toEqual({ ...NOTHING, byMail: false })
    await state(client, uuid, [{ question_id: 10, state: 'done' }])
    expect((await sql.query('select 1 from action_state')).rowCount).toBe(0)
    // An open session is still continued by its email address.
    expect(await client.start('v1', email)).toBe(uuid)
  })

  test('sees the last of several, of the same version only', async () => {
    const email = newAddress()
    await played(email, '2026-01-01T12:00:00Z', new Map())
    const last = await played(email)
    await addTeams(sql, [{ email, version: 'v2', finished: '2026-12-01T12:00:00Z' }])
    expect((await see(client, await begin(client, email, last))).earlier).toEqual(THEN)
  })

  test.each([
    ['an address that never played', async () => newAddress()],
    [
      'one whose session is still open',
      async () => {
        const email = newAddress()
        await client.start('v1', email)
        return email
      },
    ],
  ])('sees nothing with %s', async (_, addressOf) => {
    const uuid = await client.start('v1', await addressOf())
    expect(await see(client, uuid)).toEqual({ ...NOTHING, byMail: false })
  })

  test('says what became of each action; the earlier session stays as it was', async () => {
    const email = newAddress()
    const first = await played(email)
    const uuid = await begin(client, email, first)
    expect(await state(client, uuid, [{ question_id: 10, state: 'under-way' }])).toMatchObject({ status: 200 })
    await state(client, uuid, [
      { question_id: 10, state: 'done' },
      { question_id: 99, state: 'done' },
    ])
    const { earlier, seen } = await see(client, uuid)
    expect(seen).toBe(true)
    expect(earlier?.actions).toEqual([
      { ...LUNCH, state: 'done' },
      { ...WRONG, state: null },
    ])
    expect(await client.answers(first)).toEqual(PLAN)
    expect((await sql.query('select question_id from action_state where session_id = (select id from session where uuid = $1)', [uuid])).rows).toEqual([{ question_id: 10 }]) // biome-ignore format: one line reads better
  })

  test('skips the question with one press, for good', async () => {
    const email = newAddress()
    const uuid = await begin(client, email, await played(email))
    await state(client, uuid, [])
    expect(await see(client, uuid)).toEqual({ earlier: THEN, seen: true, byMail: false })
    expect(await see(client, await client.start('v1', email))).toMatchObject({ seen: true })
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'x'],
    ['no list', '{}'],
    ['a state there is not', '[{"question_id":10,"state":"finished"}]'],
    ['too much', `[${'{},'.repeat(600)}{}]`],
  ])('a list that is none is refused: %s', async (_, states) => {
    const uuid = await client.start('v1')
    expect((await client.post('/api/earlier/states', { uuid, states })).status).toBe(400)
  })

  test('what was decided is true to the answers, also those that came after the start', async () => {
    const email = newAddress()
    const [first = ''] = await addTeams(sql, [{ email, finished: new Date(), completed: new Date(), answers: PLAN }])
    const uuid = await begin(client, email, first)
    await client.save(first, [{ question_id: 10, value: 'Breakfast' }])
    expect((await see(client, uuid)).earlier?.actions[0]?.what).toBe('Breakfast')
  })

  test('HR sees last time beside now, with what became of it', async () => {
    const email = newAddress()
    const uuid = await begin(client, email, await played(email))
    await client.walk(uuid, 'v1')
    await state(client, uuid, [{ question_id: 10, state: 'dropped' }])
    const { earlier } = await ask<Seen>(`/api/admin/single/${uuid}`)
    expect(earlier).toEqual({
      ...THEN,
      actions: [
        { ...LUNCH, state: 'dropped' },
        { ...WRONG, state: null },
      ],
    })
  })

  test('erasing the first of three takes its actions from the second, and leaves the others whole', async () => {
    const email = newAddress()
    const first = await played(email)
    const second = await begin(client, email, first)
    await client.save(second, [{ question_id: 10, value: 'Walk together' }])
    await state(client, second, [{ question_id: 10, state: 'done' }])
    await client.walk(second, 'v1', 40)
    const third = await begin(client, email, second)
    expect((await client.post('/api/admin/erase', { uuid: first, name: 'The Northern Lights' }, token)).status).toBe(
      200,
    )
    expect(await see(client, second)).toMatchObject({ earlier: null, seen: true })
    expect(await client.answers(second)).toEqual(new Map([[10, 'Walk together']]))
    expect((await see(client, third)).earlier?.actions).toMatchObject([{ what: 'Walk together', state: null }])
    expect((await ask<Seen>(`/api/admin/single/${second}`)).earlier).toBeNull()
    const left = await sql.query('select 1 from action_state join session on id = session_id where uuid = $1', [second])
    expect(left.rowCount).toBe(0)
  })
})

describe('where mail is sent', () => {
  let client: Client
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let running: Awaited<ReturnType<typeof buildServer>>
  beforeAll(async () => {
    smtp = await startSmtp()
    running = await buildServer(mailSettings(smtp.url))
    client = clientOf(running.app)
  })
  const played = async () => {
    const email = newAddress()
    const [first = ''] = await addTeams(running.sql, [{ email, finished: '2026-11-14T15:00:00Z', answers: PLAN }])
    return { email, first }
  }
  const mailTo = async (email: string) => {
    const found = () => smtp.mails.find(({ to }) => to === email)
    await expect.poll(found, { timeout: 15_000 }).toBeTruthy()
    return found()?.text ?? ''
  }

  test('a stranger who knows the address learns nothing: all is as for an address that never played', async () => {
    const { email } = await played()
    const [known, unknown] = [await begin(client, email), await begin(client, newAddress())]
    expect(await see(client, known)).toEqual({ ...NOTHING, byMail: true })
    expect(await see(client, unknown)).toEqual({ ...NOTHING, byMail: true })
    for (const uuid of [known, unknown]) {
      expect((await client.post('/api/earlier/mail', { uuid })).body).toEqual({ mailed: true })
      expect((await state(client, uuid, [{ question_id: 10, state: 'done' }])).body).toEqual({ saved: true })
    }
    await mailTo(email)
    expect(smtp.mails).toHaveLength(1)
    expect((await running.sql.query('select 1 from action_state')).rowCount).toBe(0)
  })

  test('whoever has held the earlier session sees it at once', async () => {
    const { email, first } = await played()
    expect((await see(client, await begin(client, email, `${crypto.randomUUID()},${first}`))).earlier).toEqual(THEN)
  })

  test('whoever reads the mailbox sees it, and the stranger who began is out', async () => {
    const { email } = await played()
    const before = await begin(client, email)
    await client.post('/api/earlier/mail', { uuid: before })
    const secret = /\/resume\?lang=en#(\S+)/.exec(await mailTo(email))?.[1] ?? ''
    const { uuid } = (await client.post('/api/session/resume/link', { secret })).body as { uuid: string }
    expect(await see(client, uuid)).toEqual({ earlier: THEN, seen: false, byMail: false })
    expect((await client.get(`/api/earlier/${before}`)).status).toBe(401)
  })
})
