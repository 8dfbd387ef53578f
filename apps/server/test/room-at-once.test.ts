import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { follow, join } from './room.ts'

const ROOMS = 3
const TURNS = 15
const KEYS = ['q19', 'q20', 'q21']

/** Starts a server with few database connections, which reports why it failed. */
async function buildNarrowServer(pool: number) {
  const failures: string[] = []
  const logStream = new Writable({
    write(line, _encoding, done) {
      failures.push(String(line))
      done()
    },
  })
  const running = await buildServer({ LOG_LEVEL: 'error', DATABASE_POOL: String(pool) }, { logStream })
  return { ...running, client: clientOf(running.app), failures }
}

test('whatever a room and its phones do at once, nothing fails', async () => {
  const { app, client, failures } = await buildNarrowServer(4)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const answered = new Map<string, Set<number>>()
  const post = async (path: string, fields: Record<string, string>, headers = {}) => {
    const { status, body } = await client.post(path, fields, headers)
    answered.set(path, (answered.get(path) ?? new Set()).add(status))
    return body as Record<string, string>
  }
  const open = async (uuid: string) => (await post('/api/room/open', { uuid })).code ?? ''
  const sitDown = (code: string) => Promise.all([1, 2, 3, 4].map(() => join(client, code)))

  const play = async () => {
    const uuid = await client.start('v2')
    let code = await open(uuid)
    let seats = await sitDown(code)
    const streams = await Promise.all([
      follow(origin, `/api/room/live/${uuid}`),
      ...seats.map(({ cookie }) => follow(origin, '/api/seat/live', cookie)),
    ])
    onEnd(async () => {
      for (const stream of streams) stream.close()
    })
    for (let turn = 0; turn < TURNS; turn++) {
      const key = KEYS[turn % KEYS.length] ?? ''
      const isClosing = turn % 5 === 4
      await Promise.all([
        post('/api/room/show', { uuid, page: String(1 + (turn % 3)) }),
        post('/api/room/ask', { uuid, key }),
        post('/api/room/show', { uuid, page: '2', timer: '{"running":true,"left":60}' }),
        ...seats.map(({ cookie }) => post('/api/seat/give', { key, value: '50' }, cookie)),
        post('/api/room/reveal', { uuid, key }),
        post('/api/room/pair', { uuid }),
        post('/api/room/lock', { uuid, locked: 'false' }),
        post('/api/seat/join', { code }),
        post('/api/room/show', { uuid, page: '2' }),
        post('/api/room/remove', { uuid, seat: String(turn) }),
        isClosing && post('/api/room/close', { uuid }),
        open(uuid),
        post('/api/session/next', { uuid }),
      ])
      if (!isClosing) continue
      code = await open(uuid)
      seats = await sitDown(code)
    }
  }
  await Promise.all(Array.from({ length: ROOMS }, play))
  const failed = [...answered].filter(([, statuses]) => [...statuses].some((status) => status >= 500))
  expect(failed, failures.join('\n')).toEqual([])
  expect(answered.get('/api/room/show')).toContain(200)
}, 60_000)

test('whoever gets no connection to the database in time is told to come again', async () => {
  const { client, sql, failures } = await buildNarrowServer(1)
  const uuid = await client.start('v2')
  await client.post('/api/room/open', { uuid })
  const holder = await sql.connect()
  await holder.query('begin')
  await holder.query('select from room where session_id = (select id from session where uuid = $1) for update', [uuid])
  const first = client.post('/api/room/show', { uuid, page: '2' })
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(async () => (await sql.query(waiting)).rowCount).toBe(1)
  const second = await client.post('/api/room/show', { uuid, page: '3' })
  expect(second).toMatchObject({ status: 503, headers: { 'retry-after': expect.anything() }, body: { error: 'busy' } })
  expect(failures.join('')).toContain('timeout exceeded when trying to connect')
  await holder.query('commit')
  holder.release()
  expect(await first).toMatchObject({ status: 200 })
  expect(await client.post('/api/room/show', { uuid, page: '3' })).toMatchObject({ status: 200 })
}, 30_000)
