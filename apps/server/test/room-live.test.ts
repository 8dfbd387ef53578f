import { contract } from '@thrive/contract'
import type { RoomState, SeatState } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'
import { give, join, openRoom, pairLeader, streamsAt } from './room.ts'

const { app } = await buildServer()
const client = clientOf(app)
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const { screen, phone } = streamsAt(origin)
/** The room sends at most this many states per second. */
const MOST_PER_SECOND = 4

async function firstOf<State extends RoomState | SeatState>(stream: { states: State[] }): Promise<State> {
  await expect.poll(() => stream.states.length).toBeGreaterThan(0)
  return stream.states[0] as State
}

describe('a stream begins with the whole state', () => {
  test('of the screen', async () => {
    const { uuid, code } = await openRoom(client)
    expect(await firstOf(await screen(uuid))).toEqual({
      number: expect.any(Number),
      code,
      locked: false,
      page: 1,
      film: null,
      timer: null,
      seats: [],
      leader: false,
      asked: null,
      tally: null,
      wish: null,
    })
  })

  test('of a phone, and also when it comes back', async () => {
    const { code, room } = await openRoom(client)
    const seat = await join(client, code)
    const first = await phone(seat)
    const idle = { seat: seat.seat, role: 'member', asked: null, tally: null, film: null, timer: null, ended: false }
    expect(await firstOf(first)).toMatchObject({ ...idle, page: { number: 1 } })
    await room('show', { page: '2' })
    await room('ask', { key: 'q20' })
    await expect
      .poll(() => first.last())
      .toMatchObject({
        page: { number: 2, title: expect.stringMatching(/./) },
        asked: { key: 'q20', kind: 'score', title: expect.stringMatching(/./), mine: null },
      })
    await give(client, seat, 'q20', 64)
    await expect.poll(() => first.last()?.asked?.mine).toBe(64)
    first.close()
    const back = await firstOf(await phone(seat))
    expect(back).toMatchObject({ seat: seat.seat, asked: { key: 'q20', mine: 64 } })
    await room('show', { page: '7' })
    await room('ask', { key: 'vote-7' })
    const later = await firstOf(await phone(seat))
    expect(later).toMatchObject({ page: { number: 7 }, asked: { key: 'vote-7', mine: null } })
    expect(later.number).toBeGreaterThan(back.number)
  })
})

test('the screen shows each seat with its shape and colour, and which phones listen', async () => {
  const { uuid, code } = await openRoom(client)
  const live = await screen(uuid)
  const looks: unknown[] = []
  for (let nth = 0; nth < 2; nth++) looks.push((await client.post('/api/seat/join', { code })).body)
  const seat = await join(client, code)
  const stream = await phone(seat)
  const here = () => live.last()?.seats.map((one) => one.here)
  await expect.poll(here).toEqual([false, false, true])
  expect(live.last()?.seats.slice(0, 2)).toEqual(looks.map((look) => ({ ...(look as object), here: false })))
  stream.close()
  await expect.poll(here).toEqual([false, false, false])
})

test('thirty phones join and give at once: all count, and the screen gets few states', async () => {
  const { uuid, code, room } = await openRoom(client)
  const live = await screen(uuid)
  const seats = await Promise.all(Array.from({ length: 30 }, () => join(client, code)))
  const phones = await Promise.all(seats.map(phone))
  await room('ask', { key: 'q19' })
  await expect.poll(() => live.last()).toMatchObject({ asked: { given: 0 }, seats: { length: 30 } })
  const [from, began] = [live.states.length, performance.now()]
  const given = await Promise.all(seats.map((seat, nth) => give(client, seat, 'q19', 100 - 3 * nth)))
  expect(given.map(({ status }) => status)).toEqual(seats.map(() => 200))
  await expect.poll(() => live.last()?.asked?.given).toBe(30)
  const seconds = (performance.now() - began) / 1_000
  expect(live.states.length - from).toBeLessThanOrEqual(MOST_PER_SECOND * seconds + 2)
  await room('reveal', { key: 'q19' })
  const values = Array.from({ length: 30 }, (_, nth) => 13 + 3 * nth)
  for (const stream of [live, ...phones]) await expect.poll(() => stream.last()?.tally?.values).toEqual(values)
})

test("the leader's wishes reach the screen, each once, and a screen that opens later gets none", async () => {
  const { uuid, code } = await openRoom(client)
  const live = await screen(uuid)
  const member = await phone(await join(client, code))
  const leader = await pairLeader(client, uuid)
  await expect.poll(() => live.last()?.leader).toBe(true)
  const remote = await firstOf(await phone(leader))
  expect(remote).toMatchObject({ role: 'leader', blocked: null, asks: false })
  for (const key of ['text', 'note']) expect(remote).toHaveProperty(key)
  const wish = (name: string) => client.post('/api/seat/wish', { wish: name }, leader.cookie)
  const wishes = ['next', 'next', 'back', 'timer-play', 'timer-pause', 'film-play', 'film-pause', 'reveal']
  for (const [nth, name] of wishes.entries()) {
    expect(await wish(name)).toMatchObject({ status: 200, body: { saved: true } })
    await expect.poll(() => live.states.filter((state) => state.wish !== null)).toHaveLength(nth + 1)
  }
  expect(live.states.flatMap((state) => state.wish ?? [])).toEqual(wishes)
  expect((await wish('dance')).status).toBe(400)
  expect((await firstOf(await screen(uuid))).wish).toBeNull()
  expect(member.states.some((state) => 'note' in state)).toBe(false)
})

test('the pace that the screen says reaches the leader alone, with what can be shortened in the language of the room', async () => {
  const { uuid, code } = await openRoom(client)
  await client.post('/api/session/lang', { uuid, lang: 'fr' })
  const leader = await phone(await pairLeader(client, uuid))
  const member = await phone(await join(client, code))
  const pace = { sign: 'behind', minutes: 4, finishAt: 1_794_841_200_000 }
  const show = (said: Record<string, string>) => client.post('/api/room/show', { uuid, page: '2', ...said })
  expect(await show({ pace: JSON.stringify(pace) })).toMatchObject({ status: 200 })
  await expect.poll(() => leader.last()?.pace).toMatchObject(pace)
  const shorten = leader.last()?.pace?.shorten ?? []
  expect(shorten).toHaveLength(2)
  expect(shorten.every(({ position }) => position > 2)).toBe(true)
  await expect.poll(() => member.last()?.page?.number).toBe(2)
  expect(member.states.some((state) => 'pace' in state)).toBe(false)
  for (const state of leader.states) contract['GET /api/seat/live'].response.parse(state)

  await show({})
  await expect.poll(() => leader.last()?.pace).toBeNull()
  expect(await show({ pace: '{"sign":"late","minutes":4,"finishAt":0}' })).toMatchObject({ status: 400 })
})

test('a timer says what it began with, a film how long it is', async () => {
  const { uuid, code } = await openRoom(client)
  const seat = await phone(await join(client, code))
  const film = { playing: true, position: 52, language: 'NL', length: 136.4, captions: true }
  const timer = { running: false, left: 462, of: 480 }
  await client.post('/api/room/show', {
    uuid,
    page: '3',
    film: JSON.stringify({ ...film, at: Date.now() }),
    timer: JSON.stringify(timer),
  })
  await expect.poll(() => seat.last()).toMatchObject({ film, timer })
})

test('whoever follows gets the scores of the page, the team’s own where it has one, and a still of its film', async () => {
  const { uuid, code } = await openRoom(client)
  const { cookie } = await join(client, code)
  const pageAt = async (page: number) => {
    await client.post('/api/room/show', { uuid, page: String(page) })
    return (await client.get('/api/seat/page', cookie)).body as { scores: unknown[]; films: unknown[] }
  }
  await client.save(uuid, [{ question_id: 19, value: 65 }])
  expect((await pageAt(2)).scores).toMatchObject([
    { key: 'q19', indicator: 'connect', score: 65 },
    { key: 'q20', indicator: 'trust', score: null },
    { key: 'q21', indicator: 'inspire', score: null },
  ])
  const { scores, films } = await pageAt(3)
  expect(scores).toEqual([])
  expect(films).toContainEqual(expect.objectContaining({ language: 'NL', poster: '/videos/v2/survey/3.webp' }))
})
