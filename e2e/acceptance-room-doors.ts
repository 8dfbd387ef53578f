/**
 * The second half of acceptance-room.ts, which runs it: leaving, removing, locking and closing, what a cookie, a uuid and
 * the marker header open, what HR and the calls of the workshop may see, and the leader's remote.
 */
import assert from 'node:assert/strict'
import { check, get, json, nobody, post, refused, refusedAsOneOf, saved, xhr } from './acceptance-client.ts'
import {
  as,
  ask,
  eventually,
  give,
  given,
  join,
  now,
  openRoom,
  phone,
  play,
  reveal,
  type State,
  screen,
  seatOf,
  secret,
  team,
  told,
} from './acceptance-room-client.ts'

const hr = { email: process.env.HR_EMAIL ?? '', password: process.env.HR_PASSWORD ?? '' }

check('leave: before the reveal takes the ballot along and ends the seat', async () => {
  const { room, seats, live } = await play('q19', [10, 50, 51, 52])
  await saved(await post('/api/seat/leave', {}, as(seats[0])))
  await live.until(
    'three given and the seat gone',
    (state) => given('q19', 3)(state) && !state.seats.some((s: State) => s.seat === seats[0].seat && s.here),
  )
  await refused(await give(seats[0], 'q19', 10), 401)
  await reveal(room, 'q19')
  assert.deepEqual(await told(live, 'q19'), { key: 'q19', kind: 'score', count: 3, values: [50, 51, 52], average: 51 })
})
check('remove: ends the stream of that seat alone, and its next call is 401', async () => {
  const { room, seats, live } = await play('q19', [], { seats: 2 })
  const [gone, stays] = [await phone(seats[0]), await phone(seats[1])]
  await saved(await team('remove', room, { seat: seats[0].seat }))
  await live.until('one seat', (state) => state.seats.length === 1 && state.seats[0].seat === seats[1].seat)
  await refused(await give(seats[0], 'q19', 50), 401)
  await gone.end('after its seat was removed')
  await refused(await get('/api/seat/live', as(seats[0])), 401)
  await saved(await give(seats[1], 'q19', 50))
  assert.equal(stays.ended || stays.messages.at(-1)?.state.ended, false, 'the other seat stays')
})
check('lock: joining is 403 room-locked, seats that are in come back; unlock opens again', async () => {
  const room = await openRoom()
  const live = await screen(room)
  const [seat] = await join(room, 1)
  await saved(await team('lock', room, { locked: 'true' }))
  await live.until('a locked room', (state) => state.locked === true)
  await refused(await post('/api/seat/join', { code: room.code }), 403, 'room-locked')
  assert.equal((await json(await post('/api/seat/join', { code: room.code }, as(seat)))).seat, seat.seat)
  await saved(await team('lock', room, { locked: 'false' }))
  await live.until('an open room', (state) => state.locked === false)
  await join(room, 1)
})
check('close: the code opens nothing, seats end, and opening again is a new room', async () => {
  const { room, seats } = await play('q19', [50])
  const live = await phone(seats[0])
  await saved(await team('close', room))
  await refused(await post('/api/seat/join', { code: room.code }), 404, 'no-room')
  await refused(await post('/api/seat/join', { code: room.code }, as(seats[0])), 404, 'no-room')
  await live.end('after the room was closed')
  await refused(await give(seats[0], 'q19', 60), 401)
  await refused(await post('/api/seat/leave', {}, as(seats[0])), 401)
  await refused(await get('/api/seat/live', as(seats[0])), 401)
  refusedAsOneOf(await team('ask', room, { key: 'q19' }), [400, 401, 403, 404, 409], 'asking in a closed room')
  assert.notEqual((await json(await team('open', room))).code, room.code)
  const state = await now(screen, room)
  assert.deepEqual([state.seats, state.asked], [[], null])
  await refused(await give(seats[0], 'q19', 60), 401)
})
check('a seat opens no other room and no call of the team', async () => {
  const {
    room,
    seats: [seat],
  } = await play('q19', [], { seats: 1 })
  const other = await play('q20', [], { seats: 1 })
  await refused(await give(seat, 'q20', 50), 409, 'not-asked')
  const there = await seatOf(await post('/api/seat/join', { code: other.room.code }, as(seat)))
  assert.ok(there.cookie && there.cookie !== seat.cookie, 'another room is another seat with a cookie of its own')
  assert.equal((await now(screen, other.room)).asked.given, 0)
  const token = decodeURIComponent(seat.cookie.slice('seat='.length))
  for (const name of ['open', 'close', 'lock', 'remove', 'show', 'ask', 'reveal', 'pair'])
    for (const fields of [{}, { uuid: token }]) {
      const answer = await post(
        `/api/room/${name}`,
        { key: 'q19', page: 2, locked: 'true', seat: 1, ...fields },
        as(seat),
      )
      refusedAsOneOf(answer, [400, 401], `${name} with a seat's cookie`)
    }
  for (const path of ['/api/room/live/', '/api/answer/', '/api/question/'])
    refusedAsOneOf(
      await get(path + encodeURIComponent(token), as(seat)),
      [400, 401, 404],
      `${path} with a seat's token`,
    )
  const { tally, locked } = await now(screen, room)
  assert.deepEqual([tally, locked], [null, false])
})
check('every call that changes something needs the marker header: 403', async () => {
  const {
    room,
    seats: [seat],
  } = await play('q19', [], { seats: 1 })
  const fields = {
    uuid: room.uuid,
    key: 'q19',
    page: 2,
    locked: 'true',
    seat: seat.seat,
    code: room.code,
    value: 50,
    secret: await secret(room),
    wish: 'next',
  }
  const calls = [
    'room/open',
    'room/lock',
    'room/remove',
    'room/show',
    'room/ask',
    'room/reveal',
    'room/pair',
    'room/close',
    'seat/join',
    'seat/give',
    'seat/pair',
    'seat/wish',
    'seat/leave',
  ]
  for (const name of calls) await refused(await post(`/api/${name}`, fields, { Cookie: seat.cookie }), 403)
  const state = await now(screen, room)
  assert.deepEqual([state.locked, state.seats.length, state.asked?.given, state.tally], [false, 1, 0, null])
})
check(
  'a uuid that opens nothing is 401 on every team call, a malformed one never 500; so is a seat without its cookie',
  async () => {
    for (const name of ['open', 'close', 'lock', 'remove', 'show', 'ask', 'reveal', 'pair']) {
      const fields = { key: 'q19', page: 2, locked: 'true', seat: 1 }
      await refused(await post(`/api/room/${name}`, { ...fields, uuid: nobody }), 401)
      for (const uuid of ['not-a-uuid', '', "' or 1=1 --"])
        refusedAsOneOf(await post(`/api/room/${name}`, { ...fields, uuid }), [400, 401, 404], `${name} of ${uuid}`)
    }
    await refused(await get(`/api/room/live/${nobody}`), 401)
    refusedAsOneOf(await get('/api/room/live/not-a-uuid'), [400, 401, 404], 'the stream of not-a-uuid')
    for (const Cookie of ['', 'seat=', 'seat=made-up', `seat=${nobody}`, 'seat=%E0%A4%A']) {
      await refused(await post('/api/seat/give', { key: 'q19', value: 50 }, { ...xhr, Cookie }), 401)
      await refused(await post('/api/seat/leave', {}, { ...xhr, Cookie }), 401)
      await refused(await post('/api/seat/wish', { wish: 'next' }, { ...xhr, Cookie }), 401)
      await refused(await get('/api/seat/live', { Cookie }), 401)
    }
  },
)
check("the workshop's calls show nothing of seats until the screen saves", async () => {
  const { room, live } = await play('q19', [37, 41, 43])
  const look = async () =>
    Promise.all(
      ['answer', 'question', 'session/question', 'session/results'].map(async (name) =>
        (await get(`/api/${name}/${room.uuid}`)).text(),
      ),
    )
  const before = await look()
  assert.equal(before[0], '[]')
  await reveal(room, 'q19')
  await told(live, 'q19')
  assert.deepEqual(await look(), before)
  await saved(await post('/api/answer/set', { uuid: room.uuid, answers: [{ question_id: 19, value: 40 }] }))
  assert.deepEqual(
    (await json(await get(`/api/answer/${room.uuid}`))).map((a: State) => [a.question_id, String(a.value)]),
    [[19, '40']],
  )
})
if (hr.email && hr.password)
  check("HR's calls show nothing of seats", async () => {
    const { token } = await json(await post('/api/admin/login', hr))
    const { room, live, seats } = await play('q19', [37, 41, 43])
    for (let i = 0; i < 36; i++) await json(await post('/api/session/next', { uuid: room.uuid }))
    const bearer = { Authorization: `Bearer ${token}` }
    const look = async () => {
      const rows = (await json(await get('/api/admin/table', bearer))).dashboard_table_data
      return [
        await json(await get(`/api/admin/single/${room.uuid}`, bearer)),
        rows.find((row: State) => row.uuid === room.uuid),
      ]
    }
    const before = await look()
    assert.deepEqual([before[0].answers, before[0].opinions], [[], []])
    assert.ok(before[1], 'a finished session is listed')
    await reveal(room, 'q19')
    await ask(room, 'relevant')
    for (const seat of seats) await saved(await give(seat, 'relevant', 3))
    await reveal(room, 'relevant')
    await told(live, 'relevant')
    assert.deepEqual(await look(), before)
  })
else console.log("skipped HR's calls show nothing of seats: it needs HR_EMAIL and HR_PASSWORD")
check('pair: the secret makes one leader, once, and its wishes reach the room', async () => {
  const room = await openRoom()
  const live = await screen(room)
  const [member] = await join(room, 1)
  const path = (await json(await team('pair', room))).path
  assert.match(path, /^\/remote\/[^/]+$/)
  const leader = await seatOf(await post('/api/seat/pair', { secret: path.slice('/remote/'.length) }))
  assert.match(leader.setCookie ?? '', /;\s*HttpOnly/i)
  await live.until('a leader', (state) => state.leader === true)
  for (const used of [path.slice('/remote/'.length), 'made-up', ''])
    refusedAsOneOf(
      await post('/api/seat/pair', { secret: used }),
      [400, 401, 403, 404, 409, 410],
      'a secret that is used or made up',
    )
  const state = await now(phone, leader)
  assert.equal(state.role, 'leader')
  for (const key of ['text', 'note', 'blocked']) assert.ok(key in state, `a leader's state has ${key}`)
  const wish = (name: string, seat = leader) => post('/api/seat/wish', { wish: name }, as(seat))
  for (const name of ['next', 'next', 'back', 'timer-play', 'timer-pause', 'film-play', 'film-pause', 'reveal']) {
    const from = live.messages.length
    await saved(await wish(name))
    await live.until(`the wish ${name}`, (s) => JSON.stringify(s.wish ?? null).includes(`"${name}"`), from)
  }
  await refused(await wish('dance'), 400)
  refusedAsOneOf(await wish('next', member), [401, 403], "a member's wish")
  assert.ok(!('note' in (await now(phone, member))), 'a member sees no note')
  await eventually('a stream that begins without an old wish', async () => (await now(screen, room)).wish === null)
})
check('wish: without a screen that listens it is 409 no-screen', async () => {
  const room = await openRoom()
  const leader = await seatOf(await post('/api/seat/pair', { secret: await secret(room) }))
  const wish = () => post('/api/seat/wish', { wish: 'next' }, as(leader))
  await refused(await wish(), 409, 'no-screen')
  const live = await screen(room)
  await saved(await wish())
  live.close()
  await eventually('409 after the screen went', async () => (await wish()).status === 409)
})
