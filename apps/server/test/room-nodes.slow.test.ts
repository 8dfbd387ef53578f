import type { RoomState, SeatState } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { freePort } from '../../../scripts/local-postgres.ts'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { startRedis } from './redis.ts'
import { follow, give, join, type Sitting } from './room.ts'

/** Starts two nodes on one database, with seats on both and the shared screen on the first. */
async function twoNodes(settings: Parameters<typeof buildServer>[0]) {
  const first = await buildServer(settings)
  const second = await buildServer({ ...settings, DATABASE_URL: first.url })
  const origins = await Promise.all([first, second].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })))
  const nodes = [clientOf(first.app), clientOf(second.app)] as const
  const uuid = await nodes[0].start('v2')
  const { code } = (await nodes[1].post('/api/room/open', { uuid })).body as { code: string }
  const screen = await follow<RoomState>(origins[0] ?? '', `/api/room/live/${uuid}`)
  onEnd(async () => screen.close())
  const seats: Sitting[] = []
  const phones: Awaited<ReturnType<typeof follow<SeatState>>>[] = []
  for (let nth = 0; nth < 6; nth++) {
    const seat = await join(nodes[nth % 2] ?? nodes[0], code)
    const phone = await follow<SeatState>(origins[nth % 2] ?? '', '/api/seat/live', seat.cookie)
    onEnd(async () => phone.close())
    seats.push(seat)
    phones.push(phone)
  }
  const other = nodes[1]
  return { first, second, origins, nodes, other, uuid, code, screen, seats, phones }
}
type Nodes = Awaited<ReturnType<typeof twoNodes>>

/** Plays a whole round: asked on one node, answered on both, revealed on the other. */
async function play({ nodes, uuid, screen, seats, phones }: Nodes, key: string, timeout: number) {
  await nodes[0].post('/api/room/ask', { uuid, key })
  await expect.poll(() => phones.map((phone) => phone.last()?.asked?.key), { timeout }).toEqual(seats.map(() => key))
  const given = await Promise.all(seats.map((seat, nth) => give(nodes[nth % 2] ?? nodes[0], seat, key, 10 * (nth + 1))))
  expect(given.map(({ status }) => status)).toEqual(seats.map(() => 200))
  await expect.poll(() => screen.last()?.asked?.given, { timeout }).toBe(seats.length)
  await nodes[1].post('/api/room/reveal', { uuid, key })
  const tally = { key, kind: 'score', count: 6, values: [10, 20, 30, 40, 50, 60], average: 35 }
  for (const stream of [screen, ...phones]) await expect.poll(() => stream.last()?.tally, { timeout }).toEqual(tally)
  for (const { states } of [screen, ...phones]) {
    const numbers = states.map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  }
}

describe('with Redis', () => {
  test('a room is one room on two nodes, and stays so while Redis is killed and comes back', async () => {
    const port = await freePort()
    const redis = await startRedis(port)
    const nodes = await twoNodes({ REDIS_URL: redis.url })
    await play(nodes, 'q19', 2_000)
    await redis.stop()
    await play(nodes, 'q20', 5_000)
    await startRedis(port)
    await expect
      .poll(
        async () => {
          const begun = performance.now()
          await nodes.other.post('/api/room/show', { uuid: nodes.uuid, page: String(1 + (Math.round(begun) % 30)) })
          const { number = 0 } = nodes.screen.last() ?? {}
          await expect.poll(() => nodes.screen.last()?.number, { timeout: 10_000 }).toBeGreaterThan(number)
          return performance.now() - begun
        },
        { timeout: 30_000 },
      )
      .toBeLessThan(700)
    await play(nodes, 'q21', 2_000)
  }, 90_000)

  test("the leader's wish reaches the screen on the other node, once", async () => {
    const redis = await startRedis()
    const { nodes, other, uuid, screen } = await twoNodes({ REDIS_URL: redis.url })
    const { path } = (await nodes[0].post('/api/room/pair', { uuid })).body as { path: string }
    const { headers } = await other.post('/api/seat/pair', { secret: path.slice('/remote/'.length) })
    const cookie = { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
    for (const wish of ['next', 'next', 'timer-play']) {
      const from = screen.states.length
      expect((await other.post('/api/seat/wish', { wish }, cookie)).status).toBe(200)
      await expect.poll(() => screen.states.slice(from).map((state) => state.wish)).toContain(wish)
    }
    await other.post('/api/room/show', { uuid, page: '5' })
    await expect.poll(() => screen.last()).toMatchObject({ page: 5, wish: null })
    expect(screen.states.filter(({ wish }) => wish !== null).map(({ wish }) => wish)).toEqual([
      'next',
      'next',
      'timer-play',
    ])
  })
})

describe('without Redis', () => {
  test('two nodes hear of each other from the database, every two seconds', async () => {
    await play(await twoNodes({}), 'q19', 5_000)
  }, 60_000)
})

test('a node that ends hands its listeners over, and those who stay see them go and come', async () => {
  const { first, second, screen, phones, uuid, origins, seats } = await twoNodes({})
  const here = () => screen.last()?.seats.map((seat) => seat.here)
  await expect.poll(here, { timeout: 5_000 }).toEqual([true, true, true, true, true, true])
  await second.app.close()
  await Promise.all(phones.filter((_, nth) => nth % 2 === 1).map(({ ended }) => ended))
  await expect.poll(here, { timeout: 5_000 }).toEqual([true, false, true, false, true, false])
  expect(phones[1]?.blocks[0]).toMatch(/^retry: \d{3,4}$/)
  const back = await follow<SeatState>(origins[0] ?? '', '/api/seat/live', seats[1]?.cookie)
  await expect.poll(here, { timeout: 5_000 }).toEqual([true, true, true, false, true, false])
  expect(back.states[0]?.seat).toBe(2)
  back.close()
  expect((await clientOf(first.app).post('/api/room/close', { uuid })).status).toBe(200)
})

test('what a killed node leaves is taken away by the others', async () => {
  const { sql, app } = await buildServer()
  const client = clientOf(app)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const uuid = await client.start('v2')
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  await join(client, code)
  const screen = await follow<RoomState>(origin, `/api/room/live/${uuid}`)
  onEnd(async () => screen.close())
  await sql.query("insert into live_node (id, heard_at) values (gen_random_uuid(), now() - interval '9 seconds')")
  await sql.query(`insert into listener (node_id, id, session_id, seat_id)
    select live_node.id, 1, seat.session_id, seat.id from live_node, seat where heard_at < now() - interval '8 seconds'`)
  await sql.query('update room set number = number + 1')
  await client.post('/api/room/lock', { uuid, locked: 'true' })
  await expect.poll(() => screen.last()?.seats[0]?.here).toBe(true)
  await expect.poll(() => screen.last()?.seats[0]?.here, { timeout: 10_000 }).toBe(false)
  // If the database loses the node's own row, the node registers its listeners again.
  await sql.query('delete from live_node')
  await expect.poll(async () => (await sql.query('select from listener')).rowCount, { timeout: 10_000 }).toBe(1)
  screen.close()
}, 40_000)

test('a database that crashed has forgotten who listens: phones come in at once, and all are soon seen here', async () => {
  const { sql, app } = await buildServer()
  const client = clientOf(app)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const uuid = await client.start('v2')
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  const screen = await follow<RoomState>(origin, `/api/room/live/${uuid}`)
  const seats = [await join(client, code), await join(client, code), await join(client, code)]
  const listen = async (seat: Sitting | undefined) => {
    const phone = await follow<SeatState>(origin, '/api/seat/live', seat?.cookie)
    onEnd(async () => phone.close())
  }
  onEnd(async () => screen.close())
  await listen(seats[0])
  await listen(seats[1])
  const here = () => screen.last()?.seats.map((seat) => seat.here)
  await expect.poll(here).toEqual([true, true, false])
  // Both tables are unlogged: a crash leaves them empty.
  await sql.query('truncate live_node, listener')
  await listen(seats[2])
  await expect.poll(here, { timeout: 5_000 }).toEqual([true, true, true])
  screen.close()
}, 30_000)
