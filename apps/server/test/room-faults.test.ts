import { Writable } from 'node:stream'
import type { RoomState, SeatState } from '@thrive/domain'
import { expect, test } from 'vitest'
import { isDatabaseLost } from '../src/infra/database.ts'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { openCuttableDatabase } from './cuttable-database.ts'
import { freshDatabase } from './database.ts'
import { cookieIn, follow, give, join } from './room.ts'

/** Creates a room with a screen and two phones, on a server whose log is read. */
async function buildRoom(settings: Parameters<typeof buildServer>[0] = {}) {
  const lines: string[] = []
  const logStream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const { app, sql } = await buildServer({ LOG_LEVEL: 'warn', ...settings }, { logStream })
  const client = clientOf(app)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const uuid = await client.start('v1')
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  const screen = await follow<RoomState>(origin, `/api/room/live/${uuid}`)
  const seats = [await join(client, code), await join(client, code)]
  const phones = await Promise.all(seats.map(({ cookie }) => follow<SeatState>(origin, '/api/seat/live', cookie)))
  onEnd(async () => {
    for (const stream of [screen, ...phones]) stream.close()
  })
  const here = () => screen.last()?.seats.map((seat) => seat.here)
  await expect.poll(here, { timeout: 5_000 }).toEqual([true, true])
  return { client, sql, uuid, screen, seats, phones, here, lines }
}

test('a phone and a screen that leave while their row cannot be deleted are soon gone, and the log says why', async () => {
  const { client, sql, uuid, screen, phones, here, lines } = await buildRoom()
  await sql.query('alter table listener rename to listener_away')
  phones[0]?.close()
  await expect.poll(() => lines.join()).toContain('a listener could not be removed')
  expect(lines.join()).toContain('42P01')
  await sql.query('alter table listener_away rename to listener')
  await expect.poll(here, { timeout: 10_000 }).toEqual([false, true])

  const { path } = (await client.post('/api/room/pair', { uuid })).body as { path: string }
  const paired = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
  const wish = async () => {
    const { status, body } = await client.post('/api/seat/wish', { wish: 'next' }, { cookie: cookieIn(paired.headers) })
    return `${status} ${(body as { error?: string }).error}`
  }
  await sql.query('alter table listener rename to listener_away')
  screen.close()
  await expect.poll(() => lines.filter((line) => line.includes('could not be removed')).length).toBe(2)
  await sql.query('alter table listener_away rename to listener')
  await expect.poll(wish, { timeout: 10_000 }).toBe('409 no-screen')
}, 40_000)

test('a reading that fails is logged and not repeated for ever; what changes next is told', async () => {
  const { client, sql, uuid, screen, lines } = await buildRoom()
  await sql.query('alter table ballot rename to ballot_away')
  await client.post('/api/room/lock', { uuid, locked: 'true' })
  const failed = () => lines.filter((line) => line.includes('a room could not be told'))
  await expect.poll(() => failed().length).toBeGreaterThan(0)
  expect(failed()[0]).toContain('42P01')
  await sql.query('alter table ballot_away rename to ballot')
  await client.post('/api/room/lock', { uuid, locked: 'false' })
  await client.post('/api/room/show', { uuid, page: '3' })
  await expect.poll(() => screen.last()).toMatchObject({ page: 3, locked: false })
})

test('a database that is lost is waited for without a word, and what changed meanwhile is told', async () => {
  const url = await freshDatabase()
  const cuttable = await openCuttableDatabase(url)
  const { sql, screen, phones, lines } = await buildRoom({ DATABASE_URL: cuttable.url })
  cuttable.cut()
  phones[0]?.close()
  await expect.poll(() => sql.query('select 1').catch(() => 'lost')).toBe('lost')
  cuttable.mend()
  await expect.poll(() => screen.last()?.seats.map((seat) => seat.here), { timeout: 10_000 }).toEqual([false, true])
  expect(lines.filter((line) => /could not/.test(line))).toEqual([])
}, 30_000)

test('ballots that fail together say so in the log, without what was given', async () => {
  const { client, sql, uuid, seats, lines } = await buildRoom()
  await client.post('/api/room/ask', { uuid, key: 'q1' })
  await sql.query('alter table ballot rename to ballot_away')
  expect((await give(client, seats[0] as (typeof seats)[0], 'q1', 77)).status).toBe(500)
  await sql.query('alter table ballot_away rename to ballot')
  const [line = ''] = lines.filter((one) => one.includes('ballots failed together'))
  expect(JSON.parse(line)).toMatchObject({ ballots: 1, error: { code: '42P01' } })
  expect(line.replace(/"time":\d+/, '')).not.toMatch(/\b77\b/)
})

test.each([
  ['a refused connection', { code: 'ECONNREFUSED', message: '' }, true],
  ['a connection that was cut', { message: 'Connection terminated unexpectedly' }, true],
  ['no free connection in time', { message: 'timeout exceeded when trying to connect' }, true],
  ['a server that shuts down', { code: '57P01', message: 'terminating connection due to administrator command' }, true],
  [
    'a server that no longer leads',
    { code: '25006', message: 'cannot execute UPDATE in a read-only transaction' },
    true,
  ],
  ['a missing table', { code: '42P01', message: 'relation "listener" does not exist' }, false],
  ['a statement that took too long', { code: '57014', message: 'canceling statement due to statement timeout' }, false],
  ['a mistake of ours', { message: 'x is not a function' }, false],
])('whether %s means that the database is lost', (_, error, isLost) => {
  expect(isDatabaseLost(Object.assign(new Error(error.message), error))).toBe(isLost)
})
