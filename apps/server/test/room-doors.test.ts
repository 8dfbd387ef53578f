import { contract } from '@thrive/contract'
import { MOST_SEATS, type RoomState } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'
import { cookieIn, give, join, openRoom, ROOM_FIELDS, streamsAt } from './room.ts'

const { app } = await buildServer({ TRUST_PROXY: '1' })
const client = clientOf(app)
const { screen } = streamsAt(await app.listen({ host: '127.0.0.1', port: 0 }))
const enter = (code: string, headers = {}) => client.post('/api/seat/join', { code }, headers)
const refusal = (status: number, error: string) => ({ status, body: { error } })
const NO_ROOM = refusal(404, 'no-room')

/** Returns the first state that a newly opened screen gets. */
async function stateOf(uuid: string): Promise<RoomState> {
  const stream = await screen(uuid)
  await expect.poll(() => stream.states.length).toBeGreaterThan(0)
  stream.close()
  return stream.states[0] as RoomState
}

describe('the code of a room', () => {
  test('has six characters without look-alikes, stands in the path, and stays while the room is open', async () => {
    const { code, room } = await openRoom(client)
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    for (const { body } of await Promise.all([1, 2, 3, 4].map(() => room('open'))))
      expect(body).toEqual({ code, path: `/join/${code}` })
    expect((await openRoom(client)).code).not.toBe(code)
  })

  test('works in lower case, with spaces and with dashes, each time for a new seat', async () => {
    const { code } = await openRoom(client)
    const typed = [code, code.toLowerCase(), ` ${code.slice(0, 3)} ${code.slice(3)} `, [...code].join('-')]
    const seats = []
    for (const one of typed) seats.push((await join(client, one)).seat)
    expect(seats).toEqual([1, 2, 3, 4])
  })

  test('opens nothing if no room has it', async () => {
    const { code } = await openRoom(client)
    const other = code.slice(0, 5) + (code.endsWith('9') ? '8' : '9')
    for (const odd of [other, '', 'x', '../../etc', 'K'.repeat(500), '💥💥💥'])
      expect(await enter(odd), odd).toMatchObject(NO_ROOM)
    expect((await client.post('/api/seat/join', {})).status).toBe(400)
  })
})

describe('the cookie of a seat', () => {
  const flagsOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split('; ').slice(1)
  const closed = ['HttpOnly', 'Max-Age=86400', 'Path=/api/seat', 'SameSite=Lax']

  test('is closed to scripts and other sites, for a day, and over TLS only if the phone came by TLS', async () => {
    const { uuid, code, room } = await openRoom(client)
    const { headers } = await enter(code)
    expect(flagsOf(headers).toSorted()).toEqual(closed)
    expect(flagsOf((await enter(code, { 'x-forwarded-proto': 'https' })).headers)).toContain('Secure')
    expect(cookieIn(headers)).toMatch(/^seat=.{40,}$/)
    expect(cookieIn(headers)).not.toContain(uuid)
    const { path } = (await room('pair')).body as { path: string }
    const paired = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
    expect(flagsOf(paired.headers).toSorted()).toEqual(closed)
  })

  test('is different for each phone, and brings back the same seat', async () => {
    const { uuid, code } = await openRoom(client)
    const first = await enter(code)
    const second = await join(client, code)
    expect(second.cookie.cookie).not.toBe(cookieIn(first.headers))
    expect((await enter(code, { cookie: cookieIn(first.headers) })).body).toEqual(first.body)
    expect((await stateOf(uuid)).seats).toHaveLength(2)
  })

  test('opens no other room', async () => {
    const [{ code, room }, other] = [await openRoom(client), await openRoom(client)]
    const seat = await join(client, code)
    await room('ask', { key: 'q19' })
    await other.room('ask', { key: 'q20' })
    expect(await give(client, seat, 'q20', 50)).toMatchObject(refusal(409, 'not-asked'))
    const there = cookieIn((await enter(other.code, seat.cookie)).headers)
    expect(there).toMatch(/^seat=./)
    expect(there).not.toBe(seat.cookie.cookie)
    expect((await stateOf(other.uuid)).asked).toMatchObject({ given: 0 })
  })

  test('opens no call of the team, with or without its token as the uuid', async () => {
    const { uuid, code } = await openRoom(client, 'v1')
    const { cookie } = await join(client, code)
    const before = await stateOf(uuid)
    const token = cookie.cookie.slice('seat='.length)
    for (const [name, fields] of Object.entries(ROOM_FIELDS))
      for (const key of [{}, { uuid: '' }, { uuid: token }])
        expect([400, 401], name).toContain((await client.post(name.slice(5), { ...fields, ...key }, cookie)).status)
    const reads = Object.entries(contract).filter(([name, { access }]) => access === 'team' && name.startsWith('GET'))
    for (const [name] of reads)
      expect([401, 404], name).toContain((await client.get(name.slice(4).replace(':uuid', token), cookie)).status)
    expect(await stateOf(uuid)).toEqual(before)
  })
})

test('without the marker header no call changes a room', async () => {
  const { uuid, code, room } = await openRoom(client, 'v1')
  const { cookie } = await join(client, code)
  await room('ask', { key: 'q1' })
  const before = await stateOf(uuid)
  const seatFields = { '/api/seat/join': { code }, '/api/seat/give': { key: 'q1', value: '50' }, '/api/seat/leave': {} }
  const roomFields = Object.entries(ROOM_FIELDS).map(([name, fields]) => [name.slice(5), { uuid, ...fields }] as const)
  for (const [url, fields] of [...roomFields, ...Object.entries(seatFields)]) {
    const payload = new URLSearchParams(fields).toString()
    const headers = { ...cookie, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode, url).toBe(403)
  }
  expect(await stateOf(uuid)).toEqual(before)
})

test.each<[string, Record<string, string>]>([
  ...['', 'x', '0', '-1', '1.5', '999'].map((page): [string, Record<string, string>] => ['show', { page }]),
  ['show', { page: '2', film: '{not json' }],
  ['show', { page: '2', timer: '{not json' }],
  ...['', 'q', 'q999', 'q1', 'q33', 'vote-1', 'vote-8', 'other', '__proto__'].map(
    (key): [string, Record<string, string>] => ['ask', { key }],
  ),
  ['lock', { locked: 'maybe' }],
  ['remove', { seat: 'first' }],
])('the screen cannot %s %j', async (call, fields) => {
  const { uuid, room } = await openRoom(client)
  expect((await room(call, fields)).status).toBe(400)
  expect(await stateOf(uuid)).toMatchObject({ page: 1, asked: null, locked: false })
})

test('a locked room takes no new phone, lets its own come back, and can be opened again', async () => {
  const { uuid, code, room } = await openRoom(client)
  const seat = await join(client, code)
  await room('lock', { locked: 'true' })
  expect(await stateOf(uuid)).toMatchObject({ locked: true })
  expect(await enter(code)).toMatchObject(refusal(403, 'room-locked'))
  expect(await enter(code, seat.cookie)).toMatchObject({ status: 200, body: { seat: seat.seat } })
  await room('lock', { locked: 'false' })
  expect((await join(client, code)).seat).toBe(2)
})

test(`a room with ${MOST_SEATS} phones is full`, async () => {
  const { uuid, code } = await openRoom(client)
  const seats = await Promise.all(Array.from({ length: MOST_SEATS }, () => join(client, code)))
  expect(new Set(seats.map(({ seat }) => seat)).size).toBe(MOST_SEATS)
  expect(await enter(code)).toMatchObject(refusal(403, 'room-full'))
  expect((await stateOf(uuid)).seats).toHaveLength(MOST_SEATS)
})

test('a seat that leaves or is removed takes its ballot along', async () => {
  const { uuid, code, room } = await openRoom(client)
  await room('ask', { key: 'q19' })
  const seats = await Promise.all([1, 2, 3, 4, 5].map(() => join(client, code)))
  for (const seat of seats) await give(client, seat, 'q19', 10 * seat.seat)
  const [left, removed] = seats.toSorted((a, b) => a.seat - b.seat)
  await client.post('/api/seat/leave', {}, left?.cookie)
  await room('remove', { seat: String(removed?.seat) })
  const state = await stateOf(uuid)
  expect(state.seats.map(({ seat }) => seat)).toEqual([3, 4, 5])
  expect(state.asked).toMatchObject({ given: 3 })
  await room('reveal', { key: 'q19' })
  expect((await stateOf(uuid)).tally).toMatchObject({ count: 3, values: [30, 40, 50], average: 40 })
})

test('a removed seat is refused as removed until the room closes, one that left is not', async () => {
  const { code, room } = await openRoom(client)
  const [left, removed] = [await join(client, code), await join(client, code)]
  await room('ask', { key: 'q19' })
  // Known to the cache of seats.
  expect((await give(client, removed, 'q19', 60)).status).toBe(200)
  await client.post('/api/seat/leave', {}, left.cookie)
  await room('remove', { seat: String(removed.seat) })
  expect(await give(client, left, 'q19', 60)).toMatchObject(refusal(401, 'seat-ended'))
  const calls = [
    () => give(client, removed, 'q19', 60),
    () => client.post('/api/seat/leave', {}, removed.cookie),
    () => client.post('/api/seat/wish', { wish: 'next' }, removed.cookie),
    () => client.get('/api/seat/page', removed.cookie),
    () => client.get('/api/seat/live', removed.cookie),
  ]
  for (const call of calls) expect(await call()).toMatchObject(refusal(401, 'seat-removed'))
  const again = await enter(code, removed.cookie)
  expect(again.body).toMatchObject({ seat: 3 })
  await room('close')
  for (const call of calls) expect(await call()).toMatchObject(refusal(401, 'seat-ended'))
})

test('a closed room has no code and takes no call; opened again, it is a new room', async () => {
  const { uuid, code, room } = await openRoom(client)
  const seat = await join(client, code)
  await room('ask', { key: 'q19' })
  await room('close')
  for (const headers of [{}, seat.cookie]) expect(await enter(code, headers)).toMatchObject(NO_ROOM)
  expect(await room('ask', { key: 'q19' })).toMatchObject(NO_ROOM)
  expect((await room('open')).body).not.toMatchObject({ code })
  expect(await stateOf(uuid)).toMatchObject({ seats: [], asked: null })
  expect(await give(client, seat, 'q19', 60)).toMatchObject(refusal(401, 'seat-ended'))
})
