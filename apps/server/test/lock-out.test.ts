import { describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'
import { cookieIn } from './room.ts'

type Settings = Parameters<typeof buildServer>[0]

/** Starts a server with low limits that can be called from several IP addresses. */
async function limited(settings: Settings) {
  const { app, sql } = await buildServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1', ...settings })
  const client = clientOf(app)
  const postFrom = (ip: string, path: string, fields: Record<string, string>, headers = {}) =>
    client.post(path, fields, { 'x-forwarded-for': ip, ...headers })
  const openRoom = async () => {
    const uuid = await client.start()
    return { uuid, code: ((await client.post('/api/room/open', { uuid })).body as { code: string }).code }
  }
  const join = (ip: string, code: string, headers = {}) => postFrom(ip, '/api/seat/join', { code }, headers)
  return { client, sql, postFrom, openRoom, join }
}
const [OFFICE, STRANGER] = ['192.0.2.1', '192.0.2.2']
const times = async (count: number, work: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await work()).status)
  return statuses
}

describe('nobody is kept from a room', () => {
  test('by wrong codes from the same IP address: they are refused, and a right one is let in', async () => {
    const { openRoom, join } = await limited({ LIMIT_JOIN_PER_ADDRESS: '3' })
    const { code } = await openRoom()
    expect(await times(5, () => join(OFFICE, '222222'))).toEqual([404, 404, 404, 429, 429])
    expect(await times(5, () => join(OFFICE, code))).toEqual([200, 200, 200, 200, 200])
    expect((await join(STRANGER, '222222')).status).toBe(404)
  })

  test('by strangers who knock at the locked room, and whoever has a seat comes back to it', async () => {
    const { client, openRoom, join } = await limited({ LIMIT_JOIN_PER_CODE: '2' })
    const { uuid, code } = await openRoom()
    const cookie = { cookie: cookieIn((await join(OFFICE, code)).headers) }
    await client.post('/api/room/lock', { uuid, locked: 'true' })
    expect(await times(4, () => join(STRANGER, code))).toEqual([403, 403, 403, 403])
    await client.post('/api/room/lock', { uuid, locked: 'false' })
    expect((await join(OFFICE, code)).status).toBe(200)
    // This code allows two new seats; phones that already have one do not count.
    expect((await join(STRANGER, code)).status).toBe(429)
    expect(await times(3, () => join(OFFICE, code, cookie))).toEqual([200, 200, 200])
  })
})

describe('a leader is not kept from the own session', () => {
  const email = 'lead@example.org'

  test('by strangers who start with the same e-mail address', async () => {
    const { postFrom } = await limited({ LIMIT_CREATE_PER_EMAIL: '2' })
    const start = (ip: string, held = '') =>
      postFrom(ip, '/api/session/create', { email, versionSlug: 'v1', ...(held && { held }) })
    const { uuid } = (await start(OFFICE)).body as { uuid: string }
    expect(await times(4, () => start(STRANGER))).toEqual([200, 200, 429, 429])
    expect((await start(OFFICE)).status).toBe(200)
    expect((await start(OFFICE)).status).toBe(429)
    expect(await start(OFFICE, uuid)).toMatchObject({ status: 200, body: { uuid } })
  })

  test('by strangers in the same office; a uuid of another session does not help', async () => {
    const { postFrom } = await limited({ LIMIT_CREATE_PER_ADDRESS: '2' })
    const start = (fields: Record<string, string>) =>
      postFrom(OFFICE, '/api/session/create', { versionSlug: 'v1', ...fields })
    const { uuid } = (await start({ email })).body as { uuid: string }
    expect(await times(2, () => start({ email: 'other@example.org' }))).toEqual([200, 429])
    expect((await start({ email: 'other@example.org', held: uuid })).status).toBe(429)
    expect(await start({ email, held: `not-a-uuid,${uuid}` })).toMatchObject({ status: 200, body: { uuid } })
  })
})

describe('codes', () => {
  test('are not used up by a team that opens and closes its room without end; closing is never refused', async () => {
    const { client } = await limited({})
    const uuid = await client.start()
    const open = () => client.post('/api/room/open', { uuid })
    const turn = async () => {
      const { status } = await open()
      expect((await client.post('/api/room/close', { uuid })).status).toBe(200)
      return { status }
    }
    expect(await times(31, turn)).toEqual([...Array(30).fill(200), 429])
    const other = await client.start()
    expect(await times(40, () => client.post('/api/room/open', { uuid: other }))).toEqual(Array(40).fill(200))
  })

  test('that are all taken make whoever opens a room wait, and the server answers', async () => {
    const { client, sql } = await limited({})
    await sql.query(`create function no_code() returns trigger language plpgsql as 'begin return null; end';
      create trigger no_code before insert on room_code for each row execute function no_code()`)
    const uuid = await client.start()
    expect(await client.post('/api/room/open', { uuid })).toMatchObject({ status: 503, body: { error: 'busy' } })
  })
})
