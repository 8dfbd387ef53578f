import type { Tally } from '@thrive/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'
import { askedRoom, give, type Sitting } from './room.ts'

const { app, sql } = await buildServer()
const client = clientOf(app)

let uuid = ''
let seats: Sitting[] = []
const room = (call: string, key = 'q1') => client.post(`/api/room/${call}`, { uuid, key })
const undo = (key?: string) => room('undo', key)
const stored = async () => {
  const { rows } = await sql.query<{ tally: Tally | null; aside: Tally | null; ballots: number }>(
    `select tally, undo_tally as aside, (select count(*)::int from ballot where session_id = session.id) as ballots
    from room join session on id = session_id where uuid = $1`,
    [uuid],
  )
  return rows[0]
}
const giveAgain = () => Promise.all(seats.slice(0, 2).map((seat) => give(client, seat, 'q1', 90)))
const TOO_LATE = { status: 409, body: { error: 'too-late' } }
const values = [41, 52, 63]

beforeEach(async () => {
  uuid = await client.start('v1')
  seats = (await askedRoom(client, uuid, values)).seats
  await room('reveal')
})

describe('asking again', () => {
  test('puts the tally aside and keeps no ballot of it; undone, the tally is back and what was given since is gone', async () => {
    const before = await stored()
    expect(before).toMatchObject({ tally: { values }, aside: null, ballots: 0 })
    await room('ask')
    expect(await stored()).toEqual({ tally: null, aside: before?.tally, ballots: 0 })
    await giveAgain()
    expect(await stored()).toMatchObject({ tally: null, ballots: 2 })
    expect(await undo()).toMatchObject({ status: 200, body: { saved: true } })
    expect(await stored()).toEqual({ tally: before?.tally, aside: null, ballots: 0 })
    expect(await give(client, seats[0] as Sitting, 'q1', 90)).toMatchObject({ body: { error: 'revealed' } })
  })

  test('twice, as by a double click, can be undone too', async () => {
    await room('ask')
    await room('ask')
    expect((await undo()).status).toBe(200)
    expect(await stored()).toMatchObject({ tally: { values } })
  })

  test('that is undone while ballots arrive leaves none of them behind', async () => {
    await room('ask')
    const [undone] = await Promise.all([undo(), giveAgain()])
    expect(undone.status).toBe(200)
    expect(await stored()).toMatchObject({ tally: { values }, ballots: 0 })
  })
})

describe('it is too late to undo', () => {
  test('after ten seconds', async () => {
    await room('ask')
    await sql.query("update room set undo_until = undo_until - interval '10 seconds'")
    await giveAgain()
    expect(await undo()).toMatchObject(TOO_LATE)
    expect(await stored()).toMatchObject({ tally: null, ballots: 2 })
  })

  test.each([
    ['before anything was asked again', async () => {}],
    ['when another question was asked instead', () => room('ask', 'q2')],
    ['a second time', async () => [await room('ask'), await undo()]],
    ['when the page was left', async () => [await room('ask'), await show('9'), await room('ask')]],
    ['when it was revealed anew', async () => [await room('ask'), await giveAll(), await room('reveal')]],
  ])('%s', async (_, before) => {
    await before()
    expect(await undo()).toMatchObject(TOO_LATE)
    expect(await stored()).toMatchObject({ aside: null })
  })
  const show = (page: string) => client.post('/api/room/show', { uuid, page })
  const giveAll = () => Promise.all(seats.map((seat) => give(client, seat, 'q1', 70)))
})

test('a room that is closed has nothing to undo, and nothing of it stays', async () => {
  await room('ask')
  await client.post('/api/room/close', { uuid })
  expect(await undo()).toMatchObject({ status: 404, body: { error: 'no-room' } })
  expect(await stored()).toMatchObject({ tally: null, aside: null })
})
