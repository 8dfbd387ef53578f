import { beforeEach, describe, expect, test } from 'vitest'
import { momentOf } from '../src/features/team/room/ballots.ts'
import { storeBallot, storeBallots } from '../src/features/team/room/data.ts'
import { connect } from '../src/infra/database.ts'
import { buildServer, onEnd } from './build.ts'
import { clientOf } from './client.ts'
import { askedRoom, cookieIn, give, type Sitting } from './room.ts'

const { app, sql, url } = await buildServer()
const client = clientOf(app)

let uuid = ''
let seats: Sitting[] = []
const pair = async (headers?: { cookie: string }) => {
  const { path } = (await client.post('/api/room/pair', { uuid })).body as { path: string }
  const answered = await client.post('/api/seat/pair', { secret: path.slice('/remote/'.length) }, headers)
  return { seat: 0, cookie: headers ?? { cookie: cookieIn(answered.headers) } }
}
const reveal = () => client.post('/api/room/reveal', { uuid, key: 'q1' })
const ballots = async () => {
  const { rows } = await sql.query<{ value: string }>(
    'select value from ballot join session on session.id = session_id where uuid = $1 order by seat_id',
    [uuid],
  )
  return rows.map(({ value }) => value)
}

describe('a ballot that was passed over', () => {
  test.each([
    ['alone', storeBallot],
    ['together with others', (...[db, ballot]: Parameters<typeof storeBallot>) => storeBallots(db, [ballot])],
  ])('and stored %s does not replace the newer one of its seat', async (_, store) => {
    const db = connect({ url, pool: 1 })
    onEnd(() => db.destroy())
    uuid = await client.start('v1')
    await askedRoom(client, uuid, [10])
    const { rows } = await sql.query<{ sessionId: string; seatId: string; at: string }>(
      `select ballot.session_id as "sessionId", seat_id as "seatId", at from ballot
      join session on session.id = session_id where uuid = $1`,
      [uuid],
    )
    const { sessionId = '', seatId = '', at } = rows[0] ?? {}
    const given = (wire: string, later: number) => ({ sessionId, seatId, key: 'q1', wire, at: Number(at) + later })
    expect(await store(db, given('30', 2))).toBeTruthy()
    expect(await store(db, given('20', 1))).toBeTruthy()
    expect(await ballots()).toEqual(['30'])
    expect(await store(db, given('40', 3))).toBeTruthy()
    expect(await ballots()).toEqual(['40'])
  })

  test('is told from the next one, although both arrive within one millisecond', () => {
    const now = Date.now()
    expect(momentOf(now)).toBeLessThan(momentOf(now))
  })
})

describe("the leader's remote", () => {
  beforeEach(async () => {
    uuid = await client.start('v1')
    seats = (await askedRoom(client, uuid, [33, 34])).seats
  })

  test('gives nothing: with two members there is nothing to reveal', async () => {
    const leader = await pair()
    expect(await give(client, leader, 'q1', 1)).toMatchObject({ status: 403, body: { error: 'leader-gives-nothing' } })
    expect(await ballots()).toEqual(['33', '34'])
    expect(await reveal()).toMatchObject({ status: 409, body: { error: 'too-few' } })
  })

  test('takes back what it gave as a member', async () => {
    const third = (await askedRoom(client, uuid, [99])).seats[0] as Sitting
    await pair(third.cookie)
    expect(await ballots()).toEqual(['33', '34'])
    expect((await reveal()).status).toBe(409)
  })

  test('is not counted where a node of the release before took its ballot', async () => {
    await pair()
    await sql.query(`insert into ballot (session_id, asked, seat_id, value)
      select session_id, 'q1', id, '1' from seat where role = 'leader' order by id desc limit 1`)
    expect((await reveal()).status).toBe(409)
  })

  test('gives again once another phone leads', async () => {
    const leader = await pair()
    await pair()
    expect((await give(client, leader, 'q1', 35)).status).toBe(200)
    expect((await reveal()).status).toBe(200)
    expect(seats).toHaveLength(2)
  })
})
