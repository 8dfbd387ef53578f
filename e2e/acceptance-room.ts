/**
 * Black-box check of the live room in the specification, over HTTP alone: it plays the shared screen, the phones and the
 * leader's remote, and reads the streams as a browser's EventSource would, without the marker header. Here is what phones
 * do; who may do what is in acceptance-room-doors.ts. It creates its own team sessions and joins about 150 seats from one
 * address, so limits on starting and joining must be off or wide.
 * usage: npm run acceptance:room -- http://127.0.0.1:PORT
 * With HR_EMAIL and HR_PASSWORD it also looks at HR's calls. DEADLINE_MS (5000) bounds every wait.
 */
import assert from 'node:assert/strict'
import { base, check, get, json, post, refused, refusedAsOneOf, runChecks, saved } from './acceptance-client.ts'
import {
  as,
  ask,
  give,
  given,
  holds,
  join,
  Live,
  nonZero,
  now,
  openRoom,
  phone,
  play,
  reveal,
  type Seat,
  type State,
  screen,
  team,
  told,
  type Value,
} from './acceptance-room-client.ts'

check('open: six characters without look-alikes, the path, the same while the room is open', async () => {
  const room = await openRoom()
  assert.match(room.code, /^[2-9A-HJKMNP-Z]{6}$/, `${room.code}: six of A–Z and 2–9, without 0 O 1 I L`)
  assert.equal(room.path, `/join/${room.code}`)
  for (const again of await Promise.all([1, 2, 3, 4].map(() => team('open', room))))
    assert.equal((await json(again)).code, room.code)
  assert.notEqual((await openRoom()).code, room.code)
})
check('join: lower case, spaces and dashes are taken', async () => {
  const { code } = await openRoom()
  const forms = [
    code,
    code.toLowerCase(),
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
    `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase(),
    [...code].join('-'),
  ]
  const seats = []
  for (const form of forms) seats.push((await json(await post('/api/seat/join', { code: form }))).seat)
  assert.equal(new Set(seats).size, forms.length, 'each is a seat of its own')
  for (const seat of seats) assert.ok(Number.isInteger(seat) && seat > 0)
})
check('join: an unknown code is 404 no-room; nonsense is refused', async () => {
  const { code } = await openRoom()
  const other = code.slice(0, 5) + (code[5] === 'Z' ? 'Y' : 'Z')
  await refused(await post('/api/seat/join', { code: other }), 404, 'no-room')
  for (const odd of ['', 'x', '../../etc', 'K'.repeat(500), '💥💥💥'])
    refusedAsOneOf(await post('/api/seat/join', { code: odd }), [400, 404], `the code ${odd.slice(0, 20)}`)
  refusedAsOneOf(await post('/api/seat/join', {}), [400, 404], 'no code')
})
check('join: the cookie is HttpOnly, SameSite=Lax, and Secure exactly behind TLS', async () => {
  const room = await openRoom()
  const [one, two] = await join(room, 2)
  assert.ok(one.setCookie, 'a cookie named seat')
  assert.match(one.setCookie, /;\s*HttpOnly/i)
  assert.match(one.setCookie, /;\s*SameSite=Lax/i)
  assert.equal(/;\s*Secure/i.test(one.setCookie), base.startsWith('https:'))
  assert.notEqual(one.cookie, two.cookie)
  assert.ok(one.cookie.length >= 'seat='.length + 16, 'a token too long to guess')
  assert.ok(!one.cookie.includes(room.uuid), 'the token does not hold the uuid')
})
check('join: again with the cookie is the same seat', async () => {
  const room = await openRoom()
  const [one, two] = await join(room, 2)
  const again = await json(await post('/api/seat/join', { code: room.code }, as(one)))
  assert.deepEqual([again.seat, again.shape, again.colour], [one.seat, one.shape, one.colour])
  assert.notEqual(one.seat, two.seat)
  assert.equal((await now(screen, room)).seats.length, 2)
})
check("the room's stream begins with the whole state, and its number only grows", async () => {
  const room = await openRoom()
  const live = await screen(room)
  const whole = await live.first()
  for (const key of ['number', 'code', 'locked', 'page', 'film', 'timer', 'seats', 'leader', 'asked', 'tally', 'wish'])
    assert.ok(key in whole, `a RoomState has ${key}`)
  assert.deepEqual(
    [whole.code, whole.locked, whole.seats, whole.leader, whole.asked, whole.tally, whole.wish],
    [room.code, false, [], false, null, null, null],
  )
  const seats = await join(room, 3)
  await saved(await team('show', room, { page: 2 }))
  for (let round = 1; round <= 3; round++) {
    await ask(room, 'q19')
    await live.until('q19 asked anew', (state) => given('q19', 0)(state) && state.tally === null)
    for (const seat of seats) await saved(await give(seat, 'q19', 40 + round))
    await live.until('three given', given('q19', 3))
    await reveal(room, 'q19')
    await live.until(`the average of round ${round}`, (state) => state.tally?.average === 40 + round)
  }
  for (const [i, { state, raw }] of live.messages.entries()) {
    const before = live.messages[i - 1]
    assert.ok(Number.isInteger(state.number))
    if (before && before.raw !== raw)
      assert.ok(state.number > before.state.number, `${before.state.number} is followed by ${state.number}`)
  }
  assert.ok(
    (await now(screen, room)).number >= live.messages.at(-1)?.state.number,
    'a new stream goes on from the number',
  )
})
check('seats appear in the room with their shape and colour, and are here while they listen', async () => {
  const room = await openRoom()
  const live = await screen(room)
  const seats = await join(room, 3)
  await phone(seats[1])
  const look = ({ seat, shape, colour }: Seat) => ({ seat, shape, colour })
  const state = await live.until(
    'three seats, the second one here',
    (s) => s.seats.length === 3 && s.seats.find((x: Seat) => x.seat === seats[1].seat)?.here === true,
  )
  assert.deepEqual(
    state.seats.map(look).sort((a: Seat, b: Seat) => a.seat - b.seat),
    seats.map(look),
  )
  for (const seat of seats) assert.ok(seat.shape.length > 0 && seat.colour.length > 0)
})
check("show and ask reach a seat's stream, which begins with the whole state", async () => {
  const room = await openRoom()
  const [seat] = await join(room, 1)
  const live = await phone(seat)
  const whole = await live.first()
  for (const key of ['number', 'seat', 'role', 'page', 'asked', 'tally', 'film', 'timer', 'ended'])
    assert.ok(key in whole, `a SeatState has ${key}`)
  assert.deepEqual(
    [whole.seat, whole.role, whole.asked, whole.tally, whole.ended],
    [seat.seat, 'member', null, null, false],
  )
  await saved(await team('show', room, { page: 2 }))
  assert.ok((await live.until('page 2', (state) => state.page?.number === 2)).page.title.length > 0)
  await ask(room, 'q20')
  const { asked } = await live.until('q20 asked', (state) => state.asked?.key === 'q20')
  assert.deepEqual([asked.kind, asked.mine], ['score', null])
  assert.ok(asked.title.length > 0)
})
check('show, ask, lock and remove refuse what does not fit', async () => {
  const room = await openRoom()
  for (const page of ['', 'x', '0', '-1', '1.5', '999']) await refused(await team('show', room, { page }), 400)
  for (const fields of [{ film: '{not json' }, { timer: '{not json' }])
    await refused(await team('show', room, { page: 2, ...fields }), 400)
  for (const key of ['', 'q', 'q999', 'q1', 'q33', 'vote-1', 'vote-8', 'other', '__proto__'])
    await refused(await team('ask', room, { key }), 400)
  await refused(await team('lock', room, { locked: 'maybe' }), 400)
  await refused(await team('remove', room, { seat: 'first' }), 400)
})
check('give: what is not asked now is 409 not-asked', async () => {
  const room = await openRoom()
  const [seat] = await join(room, 1)
  await refused(await give(seat, 'q19', 50), 409, 'not-asked')
  await ask(room, 'q19')
  await refused(await give(seat, 'q20', 50), 409, 'not-asked')
  await saved(await give(seat, 'q19', 50))
})
check('give: a score out of range or not whole is 400 and does not count', async () => {
  const { seats, live } = await play('q19', [], { seats: 2 })
  for (const value of ['0', '101', '-5', '50.5', 'many', '', '[50]'])
    await refused(await give(seats[0], 'q19', value), 400)
  await refused(await post('/api/seat/give', { key: 'q19' }, as(seats[0])), 400)
  await saved(await give(seats[0], 'q19', 1))
  await live.until('one given', given('q19', 1))
  await saved(await give(seats[1], 'q19', 100))
  await live.until('two given', given('q19', 2))
})
check('given counts distinct seats; a second give of a seat replaces its first', async () => {
  const { room, seats, live } = await play('q1', [20, 41, 55], { version: 'v1' })
  const mine = await phone(seats[0])
  await saved(await give(seats[0], 'q1', 72))
  await mine.until('its own value to be 72', (state) => String(state.asked?.mine) === '72')
  assert.equal((await now(screen, room)).asked.given, 3)
  await reveal(room, 'q1')
  assert.deepEqual((await told(live, 'q1')).values, [41, 55, 72])
})
check("before the reveal no stream holds another seat's value", async () => {
  const { room, seats, live } = await play('q19', [], { seats: 4 })
  const other = await phone(seats[3])
  for (const [i, value] of [37, 91, 83].entries()) {
    await saved(await give(seats[i], 'q19', value))
    await live.until(`${i + 1} given`, given('q19', i + 1))
  }
  const [roomAgain, otherAgain, first] = [await screen(room), await phone(seats[3]), await phone(seats[0])]
  for (const stream of [live, roomAgain, other, otherAgain, first])
    for (const { raw, state } of stream.messages) {
      for (const value of stream === first ? [91, 83] : [37, 91, 83])
        assert.ok(!holds(raw, value, room.code), `${stream.name} holds ${value}: ${raw}`)
      assert.equal(state.tally, null, 'no tally before the reveal')
    }
  assert.equal((await otherAgain.first()).asked.mine, null)
  assert.equal(String((await first.first()).asked.mine), '37')
})
check('before the reveal a ballot of any kind changes nothing but how many gave', async () => {
  const facts = ({ page, asked, tally, seats }: State) => ({
    page,
    asked: { ...asked, given: 0 },
    tally,
    seats: seats?.map(({ here: _, ...seat }: State) => seat),
  })
  const ballots: [string, Value][] = [
    ['q20', 37],
    ['vote-16', 'trust'],
    ['q26', ['Trust']],
    ['q28', ['Trust', 'Connect', 'Inspire']],
    ['relevant', 4],
  ]
  for (const [key, value] of ballots) {
    const { room, seats, live } = await play(key, [], { seats: 2 })
    const before = [await now(screen, room), await now(phone, seats[1])]
    await saved(await give(seats[0], key, value))
    await live.until('one given', given(key, 1))
    assert.deepEqual([await now(screen, room), await now(phone, seats[1])].map(facts), before.map(facts), key)
  }
})
check('reveal: the values in order and the average, halves up, without seats', async () => {
  const { room, seats, live } = await play('q21', [37, 100, 9, 24])
  const other = await phone(seats[3])
  await reveal(room, 'q21')
  const tally = { key: 'q21', kind: 'score', count: 4, values: [9, 24, 37, 100], average: 43 }
  assert.deepEqual(await told(live, 'q21'), tally)
  assert.deepEqual(await told(other, 'q21'), tally)
  for (const value of [37, 100, 24])
    assert.ok(!holds(JSON.stringify((await now(screen, room)).seats), value), 'no seat beside a value')
})
check('reveal: with two is 409 too-few, and no stream holds a value', async () => {
  const { room, seats, live } = await play('q19', [37, 60], { seats: 3 })
  const other = await phone(seats[2])
  await refused(await team('reveal', room, { key: 'q19' }), 409, 'too-few')
  const still = await now(screen, room)
  assert.deepEqual([still.tally, still.asked?.given], [null, 2])
  for (const stream of [live, other])
    for (const { raw } of stream.messages)
      for (const value of [37, 60]) assert.ok(!holds(raw, value, room.code), `${stream.name} holds ${value}: ${raw}`)
  await saved(await give(seats[2], 'q19', 80))
  await reveal(room, 'q19')
  assert.deepEqual((await told(live, 'q19')).values, [37, 60, 80])
})
check('reveal: afterwards a give is 409 revealed, repeating changes nothing, another key reveals nothing', async () => {
  const { room, seats, live } = await play('q19', [30, 40, 50], { seats: 4 })
  assert.ok((await team('reveal', room, { key: 'q20' })).status < 500)
  const still = await now(screen, room)
  assert.deepEqual([still.tally, still.asked?.key], [null, 'q19'])
  await reveal(room, 'q19')
  const tally = await told(live, 'q19')
  for (const seat of [seats[0], seats[3]]) await refused(await give(seat, 'q19', 90), 409, 'revealed')
  await reveal(room, 'q19')
  assert.deepEqual((await now(screen, room)).tally, tally)
})
check('ask: again before the reveal keeps what was given, again after it starts anew', async () => {
  const { room, seats, live } = await play('q19', [30, 40, 50])
  await ask(room, 'q19')
  assert.equal((await now(screen, room)).asked.given, 3)
  await reveal(room, 'q19')
  await told(live, 'q19')
  await ask(room, 'q19')
  await live.until('q19 asked anew, without a tally', (state) => given('q19', 0)(state) && state.tally === null)
  assert.equal((await now(phone, seats[0])).asked.mine, null)
  for (const [i, value] of [61, 62, 63].entries()) await saved(await give(seats[i], 'q19', value))
  await reveal(room, 'q19')
  assert.deepEqual((await told(live, 'q19')).values, [61, 62, 63])
})
check('vote: connect, trust or inspire, shown as counts', async () => {
  const { room, seats, live } = await play('vote-7', ['trust', 'connect', 'trust', 'inspire'])
  for (const value of ['money', '', '1', ['trust']]) await refused(await give(seats[0], 'vote-7', value), 400)
  await saved(await give(seats[3], 'vote-7', 'trust'))
  await reveal(room, 'vote-7')
  const tally = await told(live, 'vote-7')
  assert.deepEqual(
    [tally.kind, tally.count, tally.values, nonZero(tally.counts)],
    ['vote', 4, undefined, { connect: 1, trust: 3 }],
  )
})
check('choose: a list of option values without Others, shown as counts', async () => {
  const { room, seats, live } = await play('q27', [
    ['Empathy', 'Active listening'],
    ['Empathy'],
    ['Managing on output'],
  ])
  const { asked } = await now(phone, seats[0])
  const question = (await json(await get(`/api/question/${room.uuid}`)))
    .flatMap((group: State) => group.questions)
    .find((q: State) => q.id === 27)
  assert.deepEqual(
    [asked.kind, asked.options, asked.labels?.length],
    ['choose', question.options, question.options.length],
  )
  for (const value of [
    'Empathy',
    '{not json',
    ['Money'],
    ['Others'],
    ['others=Laughing'],
    ['Empathy', 'Empathy'],
    '{"0":"Empathy"}',
  ])
    await refused(await give(seats[2], 'q27', value), 400)
  await reveal(room, 'q27')
  const tally = await told(live, 'q27')
  assert.deepEqual(
    [tally.kind, tally.count, tally.values, nonZero(tally.counts)],
    ['choose', 3, undefined, { Empathy: 2, 'Active listening': 1, 'Managing on output': 1 }],
  )
})
check('rank: every option once, shown as the mean place', async () => {
  const { room, seats, live } = await play('q28', [
    ['Trust', 'Connect', 'Inspire'],
    ['Trust', 'Inspire', 'Connect'],
    ['Connect', 'Trust', 'Inspire'],
  ])
  for (const value of [['Trust', 'Connect'], ['Trust', 'Trust', 'Connect'], ['Trust', 'Connect', 'Money'], 'Trust'])
    await refused(await give(seats[0], 'q28', value), 400)
  await reveal(room, 'q28')
  const tally = await told(live, 'q28')
  assert.deepEqual(
    [tally.kind, tally.count, tally.values, Object.keys(tally.counts).sort()],
    ['rank', 3, undefined, ['Connect', 'Inspire', 'Trust']],
  )
  for (const [value, mean] of Object.entries({ Trust: 4 / 3, Connect: 2, Inspire: 8 / 3 }))
    assert.ok(
      Math.abs(tally.counts[value] - mean) < 0.06,
      `the mean place of ${value} is ${tally.counts[value]}, not ${mean}`,
    )
})
check('opinion: 0 to 4, shown as counts and the average, halves up', async () => {
  for (const key of ['experience', 'relevant']) {
    const { room, seats, live } = await play(key, [0, 4, 2, 4])
    for (const value of ['5', '-1', '1.5', '', 'good']) await refused(await give(seats[0], key, value), 400)
    await reveal(room, key)
    const tally = await told(live, key)
    assert.deepEqual(
      [tally.kind, tally.count, tally.values, nonZero(tally.counts), tally.average],
      ['opinion', 4, undefined, { 0: 1, 2: 1, 4: 2 }, 3],
    )
  }
})
check('thirty seats join and give at once, and all thirty count; states come at most four times a second', async () => {
  const room = await openRoom()
  const live = await screen(room)
  const seats = await Promise.all(Array.from({ length: 30 }, async () => (await join(room, 1))[0]))
  assert.equal(new Set(seats.map((s) => s.seat)).size, 30)
  await live.until('thirty seats', (state) => state.seats.length === 30)
  const streams = await Promise.all(seats.map(phone))
  await ask(room, 'q19')
  await live.until('q19 asked', given('q19', 0))
  const [from, began] = [live.messages.length, Date.now()]
  await Promise.all(seats.map(async (seat, i) => saved(await give(seat, 'q19', 100 - 3 * i))))
  await live.until('thirty given', given('q19', 30))
  const [sent, seconds] = [live.messages.length - from, (Date.now() - began) / 1000]
  assert.ok(sent <= 4 * seconds + 2, `${sent} states in ${seconds} s`)
  await reveal(room, 'q19')
  for (const stream of [live, ...streams])
    assert.deepEqual(
      (await told(stream, 'q19')).values,
      Array.from({ length: 30 }, (_, i) => 13 + 3 * i),
    )
  await Promise.all(Array.from({ length: 30 }, () => join(room, 1)))
  await refused(await post('/api/seat/join', { code: room.code }), 403, 'room-full')
})
check('a seat that comes back gets the whole state first', async () => {
  const {
    room,
    seats: [, seat],
  } = await play('q19', [], { seats: 2 })
  const before = await phone(seat)
  await saved(await give(seat, 'q19', 64))
  await before.until('its own value', (state) => String(state.asked?.mine) === '64')
  const number = before.last()?.state.number
  before.close()
  const back = await now(phone, seat)
  assert.deepEqual([back.seat, back.asked?.key, String(back.asked?.mine)], [seat.seat, 'q19', '64'])
  await saved(await team('show', room, { page: 7 }))
  await ask(room, 'vote-7')
  const later = await now(phone, seat)
  assert.deepEqual([later.page?.number, later.asked?.key, later.asked?.mine], [7, 'vote-7', null])
  assert.ok(later.number > number, `${number} is followed by ${later.number}`)
})

await import('./acceptance-room-doors.ts')
await runChecks(() => {
  for (const live of Live.open) live.close()
})
