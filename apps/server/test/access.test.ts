import { type Call, contract } from '@thrive/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildHr, buildServer, HR, type Running } from './build.ts'
import { type Client, clientOf } from './client.ts'
import { askedRoom, cookieIn, join, ROOM_FIELDS } from './room.ts'
import { PATH } from './uploads.ts'

let running: Running
let client: Client
beforeAll(async () => {
  running = await buildServer({}, { webFolder: '/nowhere' })
  await buildHr(running.url)
  client = clientOf(running.app)
})

/** Uploads speak another protocol; upload.test.ts tries these with every kind of caller. */
const UPLOADS = ['POST /api/admin/studio/upload', ...['PATCH', 'DELETE'].map((method) => `${method} ${PATH}/:id`)]

test('every registered route is a call of the contract, and every call is registered', () => {
  const answering = running.app.registered.filter((route) => !route.startsWith('HEAD '))
  expect(answering.toSorted()).toEqual([...Object.keys(contract), ...UPLOADS].toSorted())
})

test('the calls open to everyone are these and no more', () => {
  const open = Object.entries(contract).filter(([, call]) => call.access === 'public')
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'GET /api/check/:code',
    'GET /api/docs',
    'GET /api/openapi.json',
    'GET /api/organisation',
    'GET /api/preview/:ticket',
    'GET /api/privacy',
    'GET /api/sign-in',
    'GET /api/version/:slug',
    'GET /api/version/all',
    'GET /api/version/films/:slug',
    'GET /caption/:file',
    'GET /document/:file',
    'GET /film/:file',
    'GET /healthz',
    'GET /logo/:key',
    'GET /picture/:file',
    'GET /readyz',
    'POST /api/admin/login',
    'POST /api/admin/password/forgot',
    'POST /api/admin/password/open',
    'POST /api/admin/password/reset',
    'POST /api/check/reach',
    'POST /api/company/finish',
    'POST /api/company/start',
    'POST /api/invitation/accept',
    'POST /api/invitation/open',
    'POST /api/look-back/open',
    'POST /api/look-back/save',
    'POST /api/round/open',
    'POST /api/seat/join',
    'POST /api/seat/pair',
    'POST /api/session/create',
    'POST /api/session/resume/code',
    'POST /api/session/resume/link',
    'POST /stop/:key',
    'POST /stop/round/:key',
  ])
})

const NOBODY = '00000000-0000-4000-8000-000000000000'
const callsOf = (access: string) =>
  Object.entries(contract)
    .filter(([, call]) => call.access === access)
    .map(([name]) => name)

const fieldsOf: Record<string, Record<string, string | File>> = {
  'POST /api/answer/set': { answers: '[]' },
  'POST /api/session/name': { name: 'The Quarks' },
  'POST /api/session/lang': { lang: 'fr' },
  'POST /api/earlier/states': { states: '[]' },
  'POST /api/earlier/mail': {},
  'POST /api/reminder/ask': {},
  ...ROOM_FIELDS,
  'POST /api/opinion/set': { type: 'relevant', score: '1' },
  'POST /api/session/photo': { photo: new File(['x'], 'photo.png') },
}

describe.each(callsOf('team'))('%s', (name) => {
  const [method, path = ''] = name.split(' ')
  const send = (uuid: string) =>
    method === 'GET'
      ? client.get(path.replace(':uuid', encodeURIComponent(uuid)))
      : client.post(path, { uuid, ...fieldsOf[name] })
  // A missing file is 404 for every caller.
  const refused = ['GET /photo/:uuid', 'GET /api/action/calendar/:uuid'].includes(name) ? 404 : 401

  test.each([NOBODY, 'not-a-uuid', `${NOBODY}'--`])('with a uuid that opens nothing: %s', async (uuid) => {
    expect((await send(uuid)).status).toBe(refused)
  })
})

describe.each(callsOf('hr'))('%s', (name) => {
  const [method, path = ''] = name.split(' ')
  const send = (headers: Record<string, string>) =>
    method === 'GET' ? client.get(path.replace(':uuid', NOBODY), headers) : client.post(path, {}, headers)

  test.each([
    ['no token', {}],
    ['a made-up token', { authorization: 'Bearer made-up' }],
    ['another scheme', { authorization: 'Basic aHI6aHI=' }],
  ])('with %s', async (_, headers) => {
    expect(await send(headers)).toMatchObject({
      status: 401,
      body: { error: expect.stringMatching(/^(session-closed|login-ended)$/) },
    })
  })

  test('with a token that expired', async () => {
    const token = await client.login(HR.email, HR.password)
    await running.sql.query("update hr_token set expires_at = now() - interval '1 second'")
    expect((await send(token)).status).toBe(401)
  })

  test('with a token that was revoked', async () => {
    const token = await client.login(HR.email, HR.password)
    await client.post('/api/admin/logout', {}, token)
    expect((await send(token)).status).toBe(401)
  })

  test("with a team's uuid in its place", async () => {
    const uuid = await client.start()
    expect((await send({ authorization: `Bearer ${uuid}` })).status).toBe(401)
  })
})

const SEAT_FIELDS: Record<string, Record<string, string>> = {
  'POST /api/seat/give': { key: 'q1', value: '50' },
  'POST /api/seat/wish': { wish: 'next' },
}

describe.each([...callsOf('seat'), ...callsOf('leader')])('%s', (name) => {
  const [method, path = ''] = name.split(' ')
  const send = (headers: Record<string, string>) =>
    method === 'GET' ? client.get(path, headers) : client.post(path, SEAT_FIELDS[name] ?? {}, headers)
  const refused = { status: 401, body: { error: 'seat-ended' } }

  test.each([
    ['no cookie', {}],
    ['an empty one', { cookie: 'seat=' }],
    ['a made-up one', { cookie: `seat=${'A'.repeat(43)}` }],
    ['one that is no token', { cookie: 'seat=%E0%A4%A' }],
    ['the token of a seat as a bearer', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ])('with %s', async (_, headers) => {
    expect(await send(headers)).toMatchObject(refused)
  })

  test("with a team's uuid in its place", async () => {
    expect(await send({ cookie: `seat=${await client.start()}` })).toMatchObject(refused)
  })

  test('with a seat that left, was removed, or whose room was closed', async () => {
    const uuid = await client.start()
    const { seats } = await askedRoom(client, uuid)
    const [left, removed, stayed] = seats.map(({ cookie }) => cookie)
    await client.post('/api/seat/leave', {}, left)
    await client.post('/api/room/remove', { uuid, seat: '2' })
    expect(await send(left ?? {})).toMatchObject(refused)
    expect(await send(removed ?? {})).toMatchObject({ status: 401, body: { error: 'seat-removed' } })
    await client.post('/api/room/close', { uuid })
    expect(await send(stayed ?? {})).toMatchObject(refused)
  })
})

describe.each(callsOf('leader'))('%s', (name) => {
  test('with a seat that does not lead', async () => {
    const { code } = await askedRoom(client, await client.start())
    const { cookie } = await join(client, code)
    const refused = { status: 403, body: { error: 'not-the-leader' } }
    expect(await client.post(name.slice('POST '.length), SEAT_FIELDS[name] ?? {}, cookie)).toMatchObject(refused)
  })
})

test('one seat leads at a time: whoever is paired later takes the remote', async () => {
  const uuid = await client.start()
  await client.post('/api/room/open', { uuid })
  const pair = async () => {
    const { path } = (await client.post('/api/room/pair', { uuid })).body as { path: string }
    const { headers } = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
    return { cookie: cookieIn(headers) }
  }
  const wish = (cookie: { cookie: string }) => client.post('/api/seat/wish', { wish: 'next' }, cookie)
  const first = await pair()
  expect(await wish(first)).toMatchObject({ status: 409, body: { error: 'no-screen' } })
  const second = await pair()
  expect((await wish(first)).status).toBe(403)
  expect((await wish(second)).status).toBe(409)
})

test('a pairing path works for ten minutes, once, and only the last one', async () => {
  const uuid = await client.start()
  await client.post('/api/room/open', { uuid })
  const secret = async () =>
    ((await client.post('/api/room/pair', { uuid })).body as { path: string }).path.slice('/remote/'.length)
  const pair = async (of: string) => (await client.post('/api/seat/pair', { secret: of })).status
  const [first, second] = [await secret(), await secret()]
  expect(await pair(first)).toBe(404)
  expect(second).toMatch(/^[A-Z2-9]{8}$/)
  expect(await pair(`${second.slice(0, 4)}-${second.slice(4)} `.toLowerCase())).toBe(200)
  for (const used of [second, 'made-up', '']) expect(await pair(used)).toBe(404)
  const late = await secret()
  await running.sql.query("update room set pair_until = now() - interval '1 second'")
  expect(await pair(late)).toBe(404)
})

describe.each(callsOf('ticket'))('%s', (name) => {
  test.each(['made-up', NOBODY, 'x'.repeat(64)])('with a ticket that opens nothing: %s', async (ticket) => {
    const path = name.split(' ')[1]?.replace(':ticket', ticket) ?? ''
    expect((await client.get(path)).status).toBe(404)
    expect((await client.get(path, await client.login(HR.email, HR.password))).status).toBe(404)
  })
})

test('a call that changes something needs the marker header, unless the programs of others make it', async () => {
  const { app } = await buildServer()
  const calls: [string, Call][] = Object.entries(contract)
  expect(calls.flatMap(([name, { unmarked }]) => (unmarked ? [name] : []))).toEqual([
    'POST /stop/:key',
    'POST /stop/round/:key',
  ])
  const marked = calls.flatMap(([name, { unmarked }]) => (name.startsWith('POST') && !unmarked ? [name] : []))
  for (const name of marked) {
    const response = await app.inject({ method: 'POST', url: name.split(' ')[1] ?? '' })
    expect(response.statusCode, name).toBe(403)
  }
})
