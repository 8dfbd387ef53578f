import type { RoomState, SeatState } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { buildHrServer } from './build.ts'
import { askedRoom, give, join, openRoom, type Sitting, streamsAt } from './room.ts'

const { app, client, ask } = await buildHrServer()
const { screen, phone } = streamsAt(await app.listen({ host: '127.0.0.1', port: 0 }))
type Value = string | number | string[]
type Seats = [Sitting, Sitting, Sitting, Sitting]

/** Opens a room with four phones, asks this, and lets the first phones give these values. */
async function play(key: string, values: Value[] = []) {
  const { uuid, code, room } = await openRoom(client)
  const seats = (await Promise.all([1, 2, 3, 4].map(() => join(client, code)))) as Seats
  await room('ask', { key })
  for (const [nth, value] of values.entries()) await give(client, seats[nth] as Sitting, key, value)
  const live = await screen(uuid)
  await expect.poll(() => live.last()?.asked).toMatchObject({ key, given: values.length })
  return { uuid, room: (call: string, of = key) => room(call, { key: of }), seats, live }
}
const refusal = (status: number, error: string) => ({ status, body: { error } })

/** A key, refused values, four ballots and their tally. */
const KINDS: [string, Value[], Value[], object][] = [
  [
    'q21',
    ['0', '101', '-5', '50.5', 'many', '', '[50]'],
    [37, 100, 9, 24],
    { kind: 'score', count: 4, values: [9, 24, 37, 100], average: 43 },
  ],
  [
    'vote-7',
    ['money', '', '1', ['trust']],
    ['trust', 'connect', 'trust', 'trust'],
    { kind: 'vote', count: 4, counts: { connect: 1, trust: 3, inspire: 0 } },
  ],
  [
    'q27',
    ['Empathy', '{not json', ['Money'], ['Others'], ['others=Laughing'], ['Empathy', 'Empathy'], '{"0":"Empathy"}'],
    [['Empathy', 'Active listening'], ['Empathy'], ['Managing on output'], ['Empathy']],
    { kind: 'choose', count: 4, counts: { Empathy: 3, 'Active listening': 1, 'Managing on output': 1 } },
  ],
  [
    'q28',
    [['Trust', 'Connect'], ['Trust', 'Trust', 'Connect'], ['Trust', 'Connect', 'Money'], 'Trust'],
    [
      ['Trust', 'Connect', 'Inspire'],
      ['Trust', 'Inspire', 'Connect'],
      ['Connect', 'Trust', 'Inspire'],
      ['Trust', 'Connect', 'Inspire'],
    ],
    { kind: 'rank', count: 4, counts: { Trust: 1.25, Connect: 2, Inspire: 2.75 } },
  ],
  ...['experience', 'relevant'].map((key): (typeof KINDS)[0] => [
    key,
    ['5', '-1', '1.5', '', 'good'],
    [0, 4, 2, 4],
    { kind: 'opinion', count: 4, counts: { 0: 1, 1: 0, 2: 1, 3: 0, 4: 2 }, average: 3 },
  ]),
]

describe.each(KINDS)('%s', (key, misfits, ballots, tally) => {
  test('takes what fits, refuses the rest, and shows the tally to everyone', async () => {
    const { room, seats, live } = await play(key)
    const member = await phone(seats[0])
    for (const value of misfits) expect((await give(client, seats[0], key, value)).status, `${value}`).toBe(400)
    expect((await client.post('/api/seat/give', { key }, seats[0].cookie)).status).toBe(400)
    for (const [nth, seat] of seats.entries())
      expect(await give(client, seat, key, ballots[nth] ?? '')).toMatchObject({ status: 200, body: { saved: true } })
    await room('reveal')
    for (const stream of [live, member])
      await expect.poll(() => stream.last()).toMatchObject({ asked: null, tally: { key, ...tally } })
  })

  test('keeps two ballots secret: the screen and the other phones learn only how many there are', async () => {
    const { uuid, room, seats, live } = await play(key)
    const [own, other] = [await phone(seats[0]), await phone(seats[3])]
    await expect.poll(() => live.last()?.seats.filter(({ here }) => here)).toHaveLength(2)
    await expect.poll(() => other.last()?.asked?.key).toBe(key)
    const known = ({ number: _, ...state }: RoomState | SeatState) => ({
      ...state,
      asked: { ...state.asked, given: 0 },
      ...('seats' in state && { seats: state.seats.map(({ here: _, ...seat }) => seat) }),
    })
    const before = [live, other].map((stream) => known(stream.states[0] as RoomState | SeatState))
    for (const nth of [0, 1] as const) await give(client, seats[nth], key, ballots[nth] ?? '')
    for (const stream of [live, own, other]) await expect.poll(() => stream.last()?.asked?.given).toBe(2)
    expect(own.last()?.asked?.mine).toEqual(ballots[0])
    expect(await room('reveal')).toMatchObject(refusal(409, 'too-few'))
    const [late, otherLate] = [await screen(uuid), await phone(seats[3])]
    for (const stream of [late, otherLate]) await expect.poll(() => stream.last()?.asked?.given).toBe(2)
    for (const state of [...live.states, ...late.states]) expect(known(state)).toEqual(before[0])
    for (const state of [...other.states, ...otherLate.states]) expect(known(state)).toEqual(before[1])
  })
})

describe('a phone', () => {
  test('gives only what is asked now', async () => {
    const { uuid, code, room } = await openRoom(client)
    const seat = await join(client, code)
    expect(await give(client, seat, 'q19', 50)).toMatchObject(refusal(409, 'not-asked'))
    await room('ask', { key: 'q19' })
    expect(await give(client, seat, 'q20', 50)).toMatchObject(refusal(409, 'not-asked'))
    expect((await give(client, seat, 'q19', 50)).status).toBe(200)
    const live = await screen(uuid)
    await expect.poll(() => live.last()?.asked?.given).toBe(1)
  })

  test('that gives again replaces its ballot', async () => {
    const { room, seats, live } = await play('q19', [20, 41, 55])
    const own = await phone(seats[0])
    await give(client, seats[0], 'q19', 72)
    await expect.poll(() => own.last()?.asked).toMatchObject({ mine: 72, given: 3 })
    await room('reveal')
    await expect.poll(() => live.last()?.tally?.values).toEqual([41, 55, 72])
  })

  test('gives nothing after the reveal, which another key or a repeat does not change', async () => {
    const { room, seats, live } = await play('q19', [30, 40, 50])
    expect(await room('reveal', 'q20')).toMatchObject(refusal(409, 'not-asked'))
    expect(live.last()).toMatchObject({ asked: { key: 'q19' }, tally: null })
    await room('reveal')
    await expect.poll(() => live.last()?.tally?.values).toEqual([30, 40, 50])
    for (const seat of [seats[0], seats[3]])
      expect(await give(client, seat, 'q19', 90)).toMatchObject(refusal(409, 'revealed'))
    expect((await room('reveal')).status).toBe(200)
    expect(live.last()?.tally?.values).toEqual([30, 40, 50])
  })

  test('keeps its ballot when the question is asked again, and loses it once it was revealed', async () => {
    const { room, seats, live } = await play('q19', [30, 40, 50])
    const own = await phone(seats[0])
    await room('ask')
    await expect.poll(() => own.last()?.asked).toMatchObject({ given: 3, mine: 30 })
    await room('reveal')
    await expect.poll(() => live.last()?.tally?.count).toBe(3)
    await room('ask')
    await expect.poll(() => own.last()).toMatchObject({ asked: { given: 0, mine: null }, tally: null })
    for (const [nth, seat] of seats.slice(0, 3).entries()) await give(client, seat, 'q19', 61 + nth)
    await room('reveal')
    await expect.poll(() => live.last()?.tally?.values).toEqual([61, 62, 63])
  })
})

test('the calls of the team and of HR show nothing that phones gave, until the screen saves it', async () => {
  const uuid = await client.start('v1')
  const { seats } = await askedRoom(client, uuid, [37, 41, 43])
  await client.walk(uuid, 'v1')
  const look = async () => {
    const { dashboard_table_data: rows } = await ask<{ dashboard_table_data: { uuid: string }[] }>('/api/admin/table')
    const calls = ['answer', 'question', 'session/question', 'session/results', 'session/summary']
    return {
      team: await Promise.all(calls.map(async (call) => (await client.get(`/api/${call}/${uuid}`)).body)),
      row: rows.find((row) => row.uuid === uuid),
      single: await ask(`/api/admin/single/${uuid}`),
    }
  }
  const before = await look()
  expect(before).toMatchObject({ row: { uuid }, single: { answers: [], opinions: [] } })
  await client.post('/api/room/reveal', { uuid, key: 'q1' })
  await client.post('/api/room/ask', { uuid, key: 'relevant' })
  for (const seat of seats) await give(client, seat, 'relevant', 3)
  expect((await client.post('/api/room/reveal', { uuid, key: 'relevant' })).status).toBe(200)
  expect(await look()).toEqual(before)
  await client.save(uuid, [{ question_id: 1, value: 40 }])
  expect(await client.answers(uuid)).toEqual(new Map([[1, '40']]))
})
