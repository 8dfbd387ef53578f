import { beforeAll, describe, expect, test } from 'vitest'
import { buildServer, type Running } from './build.ts'
import { type Client, clientOf } from './client.ts'

let running: Running
let client: Client
beforeAll(async () => {
  running = await buildServer({ DATABASE_POOL: '20' })
  client = clientOf(running.app)
})

describe('starting', () => {
  test('two browsers that start at once with one new address get one session', async () => {
    const starts = Array.from({ length: 20 }, (_, i) =>
      client.start('v2', i % 2 ? 'Race@Example.org ' : 'race@example.org'),
    )
    expect(new Set(await Promise.all(starts)).size).toBe(1)
  })

  test('the same address continues; the other version is another session', async () => {
    const uuid = await client.start('v1', 'lead@example.org')
    await client.next(uuid)
    expect(await client.start('v1', ' LEAD@example.org')).toBe(uuid)
    expect(await client.start('v2', 'lead@example.org')).not.toBe(uuid)
  })

  test.each([
    ['v1', 40],
    ['v2', 41],
  ])('%s: at its download page the address may start anew', async (slug, end) => {
    const email = `again.${slug}@example.org`
    const uuid = await client.start(slug, email)
    for (let position = 1; position < end - 1; position++) await client.next(uuid)
    expect(await client.start(slug, email)).toBe(uuid)
    expect((await client.next(uuid)).body).toBe(end)
    const again = await client.start(slug, email)
    expect(again).not.toBe(uuid)
    expect(await client.position(again)).toBe(1)
  })

  test.each(['', 'nobody', 'a b@example.org', '@example.org', 'a@', 'a\u0000b@example.org'])(
    'refuses %j',
    async (email) => {
      const answer = await client.post('/api/session/create', { email, versionSlug: 'v1' })
      expect(answer).toMatchObject({ status: 400, body: { message: 'Please enter a valid e-mail address.' } })
    },
  )

  test('refuses an unknown version', async () => {
    const answer = await client.post('/api/session/create', { email: 'a@example.org', versionSlug: 'v3' })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Something went wrong, please refresh the page.' } })
  })
})

describe('next step', () => {
  test('fifty parallel steps from one position move one page', async () => {
    const uuid = await client.start()
    await client.next(uuid)
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.next(uuid, 2)))
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set([3]))
    expect(await client.position(uuid)).toBe(3)
  })

  test('a late repeat of an old step changes nothing and tells the position', async () => {
    const uuid = await client.start()
    for (const from of [1, 2, 3]) await client.next(uuid, from)
    expect((await client.next(uuid, 1)).body).toBe(4)
    expect((await client.next(uuid, 9)).body).toBe(4)
  })

  test('never passes the end', async () => {
    const uuid = await client.start('v2')
    for (let i = 0; i < 45; i++) await client.next(uuid)
    expect(await client.position(uuid)).toBe(41)
  })

  test('finished is the moment the survey is passed, and stays that moment', async () => {
    const uuid = await client.start()
    const finished = async () =>
      (await running.sql.query('select finished_at from session where uuid = $1', [uuid])).rows[0].finished_at
    for (let from = 1; from < 30; from++) await client.next(uuid, from)
    expect(await finished()).toBeNull()
    await client.next(uuid, 30)
    const moment = await finished()
    expect(moment).toBeInstanceOf(Date)
    await client.next(uuid, 31)
    expect(await finished()).toEqual(moment)
  })

  test.each(['x', '-1', '1.5', '40000', '99999999999999999999'])('refuses from=%s', async (from) => {
    const uuid = await client.start()
    expect((await client.post('/api/session/next', { uuid, from })).status).toBe(400)
  })
})

test('the team name is kept as typed, trimmed', async () => {
  const uuid = await client.start()
  expect(await client.post('/api/session/name', { uuid, name: '  Team "Łódź" ' })).toMatchObject({
    status: 200,
    body: true,
  })
  const { rows } = await running.sql.query('select name from session where uuid = $1', [uuid])
  expect(rows).toEqual([{ name: 'Team "Łódź"' }])
  expect(await client.post('/api/session/name', { uuid, name: 'abc' })).toMatchObject({
    status: 400,
    body: { message: 'Your teamname should contain at least 4 characters' },
  })
})

test('the summary holds the name, the end of the survey and whether there is a photo', async () => {
  const uuid = await client.start('v2')
  const summary = async () => (await client.get(`/api/session/summary/${uuid}`)).body
  expect(await summary()).toEqual({ name: null, finished: null, day: null, photo: false })
  for (let from = 1; from <= 36; from++) await client.next(uuid, from)
  await client.post('/api/session/name', { uuid, name: 'The Quarks' })
  await running.sql.query(`update session set photo_key = 'photo.jpg' where uuid = $1`, [uuid])
  expect(await summary()).toEqual({
    name: 'The Quarks',
    finished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    photo: true,
  })
})
