import { loadWorkshops } from '@thrive/content'
import { contract } from '@thrive/contract'
import { inLocale, type Locale, type RoomState, roomWords, type SeatState, seatState, type Tally } from '@thrive/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messagesOf } from '../src/features/team/room/messages.ts'
import { closeOldRooms } from '../src/features/team/room/service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHrServer, onEnd } from './build.ts'
import { askedRoom, cookieIn, follow, give, join } from './room.ts'

const { app, sql, url, client, token } = await buildHrServer()
const origin = await app.listen({ host: '127.0.0.1', port: 0 })
const open = async (versionSlug = 'v1') => {
  const uuid = await client.start(versionSlug)
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  return { uuid, code }
}
const screenOf = async (uuid: string) => {
  const screen = await follow<RoomState>(origin, `/api/room/live/${uuid}`)
  onEnd(async () => screen.close())
  return screen
}
const phoneOf = async (cookie: { cookie: string }, lang?: Locale) => {
  const phone = await follow<SeatState>(origin, `/api/seat/live${lang ? `?lang=${lang}` : ''}`, cookie)
  onEnd(async () => phone.close())
  return phone
}
const rowsOf = async (uuid: string) => {
  const { rows } = await sql.query(
    `select (select count(*)::int from room where session_id = session.id) as room,
      (select count(*)::int from seat where session_id = session.id) as seat,
      (select count(*)::int from ballot where session_id = session.id) as ballot,
      (select count(*)::int from listener where session_id = session.id) as listener
    from session where uuid = $1`,
    [uuid],
  )
  return rows[0]
}

describe('a stream', () => {
  test('brings states as the contract says, with the moment of sending, unbuffered and uncached', async () => {
    const { uuid, code } = await open()
    const screen = await screenOf(uuid)
    const seat = await join(client, code)
    const phone = await phoneOf(seat.cookie)
    await client.post('/api/room/show', {
      uuid,
      page: '8',
      film: JSON.stringify({ playing: true, position: 12.4 }),
      timer: JSON.stringify({ running: true, left: 540, at: Date.now() + 60_000 }),
      blocked: 'film',
    })
    await client.post('/api/room/ask', { uuid, key: 'q1' })
    await expect.poll(() => phone.last()?.asked?.key).toBe('q1')
    await expect.poll(() => screen.last()?.asked?.key).toBe('q1')
    for (const state of screen.states) contract['GET /api/room/live/:uuid'].response.parse(state)
    for (const state of phone.states) contract['GET /api/seat/live'].response.parse(state)
    expect(screen.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    // The last block may be a heartbeat.
    const message = screen.blocks.findLast((block) => block.includes('data: '))
    const sent = Number(/^id: (\d+)$/m.exec(message ?? '')?.[1])
    expect(Math.abs(Date.now() - sent)).toBeLessThan(5_000)
    const { film, timer } = screen.last() as RoomState
    expect(film).toMatchObject({ playing: true, position: 12.4 })
    // A moment in the future counts as now.
    for (const fact of [film, timer]) expect(fact?.at).toBeLessThanOrEqual(sent)
  })

  test('is one of three at most for a seat: the oldest ends, and those of other seats stay', async () => {
    const { uuid, code } = await open()
    const [seat, other] = [await join(client, code), await join(client, code)]
    const neighbour = await phoneOf(other.cookie)
    const phones = []
    for (let nth = 0; nth < 5; nth++) phones.push(await phoneOf(seat.cookie))
    await Promise.all(phones.slice(0, 2).map(({ ended }) => ended))
    await client.post('/api/room/ask', { uuid, key: 'q1' })
    for (const phone of [neighbour, ...phones.slice(2)]) await expect.poll(() => phone.last()?.asked?.key).toBe('q1')
    expect(phones[0]?.last()).toMatchObject({ ended: false })
    await expect.poll(() => rowsOf(uuid)).toMatchObject({ listener: 4 })
  })

  test('of a room that is not open is 404 no-room', async () => {
    const uuid = await client.start()
    expect(await client.get(`/api/room/live/${uuid}`)).toMatchObject({ status: 404, body: { error: 'no-room' } })
  })
})

test('the page that the screen shows, for whoever follows from elsewhere: in the language of the room, with its films', async () => {
  const uuid = await client.start('v2')
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  const { cookie } = await join(client, code)
  const pageAt = async (page: number, query = '') => {
    await client.post('/api/room/show', { uuid, page: String(page) })
    return (await client.get(`/api/seat/page${query}`, cookie)).body
  }
  const [workshop] = loadWorkshops().filter(({ slug }) => slug === 'v2')
  const { survey = [], results = [] } = workshop ?? {}
  expect(await pageAt(2)).toMatchObject({ number: 2, title: survey[1]?.title, text: survey[1]?.text, films: [] })
  const film = { language: 'NL', path: '/videos/v2/survey/3.mp4' }
  expect(await pageAt(3)).toMatchObject({
    number: 3,
    title: survey[2]?.title,
    films: expect.arrayContaining([expect.objectContaining(film)]),
  })
  expect(await pageAt(survey.length + 1)).toMatchObject({ number: survey.length + 1, title: results[0]?.title })
  await client.post('/api/session/lang', { uuid, lang: 'nl' })
  expect(await pageAt(2)).not.toMatchObject({ title: survey[1]?.title })
  expect(await pageAt(2, '?lang=en')).toMatchObject({ title: survey[1]?.title })
})

test('whoever follows reads the scores, the plans and the labels that the room sees', async () => {
  const [v1, v2] = loadWorkshops()
  const follower = async (slug: string) => {
    const uuid = await client.start(slug)
    await client.post('/api/session/lang', { uuid, lang: 'nl' })
    const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
    const { cookie } = await join(client, code)
    return {
      answer: (id: number, value: string) => client.save(uuid, [{ question_id: id, value }]),
      pageAt: async (page: number) => {
        await client.post('/api/room/show', { uuid, page: String(page) })
        return (await client.get('/api/seat/page', cookie)).body as Record<string, unknown>
      },
    }
  }
  const lab = await follower('v2')
  await lab.answer(19, '58')
  const used = v2 && inLocale(v2, 'nl').survey[31]?.group?.questions[0]
  const [first] = used?.type === 'multiple' ? used.options : []
  await lab.answer(used?.id ?? 0, JSON.stringify([first?.value]))
  expect(await lab.pageAt(3)).toMatchObject({
    answers: null,
    team: { scores: { connect: 58, trust: null, inspire: null }, desired: v2?.desiredScores },
  })
  expect(await lab.pageAt(4)).toMatchObject({ answers: null, team: null })
  expect(await lab.pageAt(32)).toMatchObject({
    team: null,
    answers: [{ title: used?.title, answer: { kind: 'list', items: [first?.label] } }],
  })

  const game = await follower('v1')
  expect(await game.pageAt(27)).toMatchObject({ answers: [] })
  const [what, who] = v1?.survey[26]?.group?.questions ?? []
  await game.answer(what?.id ?? 0, 'Koffie samen')
  await game.answer(who?.id ?? 0, 'Noor')
  const { answers } = await game.pageAt(27)
  expect(answers).toMatchObject([
    { answer: { kind: 'text', text: 'Koffie samen' } },
    { answer: { kind: 'text', text: 'Noor' } },
  ])
  expect(await game.pageAt(31)).toMatchObject({ team: { desired: null } })
})

test('a phone reads in its own language, whatever the room speaks; the leader’s follows the room', async () => {
  const uuid = await client.start('v1')
  const { code } = (await client.post('/api/room/open', { uuid })).body as { code: string }
  const { path } = (await client.post('/api/room/pair', { uuid })).body as { path: string }
  const french = await phoneOf((await join(client, code)).cookie, 'fr')
  const other = await phoneOf((await join(client, code)).cookie)
  const { headers } = await client.post('/api/seat/pair', { secret: path.replace('/remote/', '') })
  const leader = await phoneOf({ cookie: cookieIn(headers) }, 'fr')
  const [workshop] = loadWorkshops()
  const titleIn = (lang: Locale, page: number) => workshop && inLocale(workshop, lang).survey[page - 1]?.title
  const said = () => [french, other, leader].map((phone) => [phone.last()?.lang, phone.last()?.page?.title])

  await client.post('/api/room/show', { uuid, page: '8' })
  await expect.poll(said).toEqual([
    ['fr', titleIn('fr', 8)],
    ['en', titleIn('en', 8)],
    ['en', titleIn('en', 8)],
  ])
  await client.post('/api/session/lang', { uuid, lang: 'nl' })
  await client.post('/api/room/show', { uuid, page: '9' })
  await expect.poll(said).toEqual([
    ['fr', titleIn('fr', 9)],
    ['nl', titleIn('nl', 9)],
    ['nl', titleIn('nl', 9)],
  ])
})

test('a code with signs that no code has belongs to no room', async () => {
  for (const code of ['A\u0000B', 'É1', '%'])
    expect(await client.post('/api/seat/join', { code })).toMatchObject({ status: 404, body: { error: 'no-room' } })
})

describe('numbers', () => {
  test('grow with each state, over closing and opening again too', async () => {
    const { uuid } = await open()
    const screen = await screenOf(uuid)
    for (const page of ['2', '3', '4']) {
      await client.post('/api/room/show', { uuid, page })
      await expect.poll(() => screen.last()?.page).toBe(Number(page))
    }
    await client.post('/api/room/close', { uuid })
    await screen.ended
    await client.post('/api/room/open', { uuid })
    const again = await screenOf(uuid)
    await expect.poll(() => again.states.length).toBeGreaterThan(0)
    const numbers = [...screen.states, ...again.states].map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  })
})

describe('a round', () => {
  test('ends when the screen turns to another page, and what was given comes back when it is asked again', async () => {
    const { uuid } = await open()
    await askedRoom(client, uuid)
    const screen = await screenOf(uuid)
    const asked = () => screen.last()?.asked
    await client.post('/api/room/show', { uuid, page: '8' })
    await expect.poll(asked).toEqual({ key: 'q1', kind: 'score', given: 3 })
    await client.post('/api/room/show', { uuid, page: '9' })
    await expect.poll(asked).toBeNull()
    await client.post('/api/room/ask', { uuid, key: 'q1' })
    await expect.poll(asked).toEqual({ key: 'q1', kind: 'score', given: 3 })
  })

  test('that is revealed while ballots arrive holds every one that was taken, and no other', async () => {
    for (let round = 0; round < 3; round++) {
      const { uuid } = await open()
      const { code } = await askedRoom(client, uuid, [1, 2, 3])
      const late = await Promise.all(Array.from({ length: 8 }, () => join(client, code)))
      const given = late.map((seat, nth) => give(client, seat, 'q1', 10 + nth))
      const revealed = client.post('/api/room/reveal', { uuid, key: 'q1' })
      const answers = await Promise.all(given)
      expect((await revealed).status).toBe(200)
      const taken = answers.flatMap(({ status }, nth) => (status === 200 ? [10 + nth] : []))
      expect(answers.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
        Array.from({ length: 8 - taken.length }, () => 409),
      )
      const { rows } = await sql.query('select tally from room join session on id = session_id where uuid = $1', [uuid])
      expect((rows[0].tally as Tally).values).toEqual([1, 2, 3, ...taken])
      expect(await rowsOf(uuid)).toMatchObject({ ballot: 0 })
    }
  })

  test('that many rooms hold at once takes every ballot, and a room that is held up costs the others nothing', async () => {
    const rooms = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { uuid, code } = await open()
        await client.post('/api/room/ask', { uuid, key: 'q1' })
        const seats = await Promise.all(Array.from({ length: 5 }, () => join(client, code)))
        return { uuid, seats }
      }),
    )
    const [slow, ...others] = rooms as [(typeof rooms)[0], ...typeof rooms]
    const holder = await sql.connect()
    await holder.query('begin')
    await holder.query('update room set locked = locked from session where id = session_id and uuid = $1', [slow.uuid])
    const giveAll = ({ seats }: (typeof rooms)[0]) =>
      Promise.all(seats.map(async (seat, nth) => (await give(client, seat, 'q1', 10 + nth)).status))
    let isHeld = true
    const held = giveAll(slow).then((statuses) => {
      expect(isHeld).toBe(false)
      return statuses
    })
    for (const statuses of await Promise.all(others.map(giveAll))) expect(statuses).toEqual(Array(5).fill(200))
    isHeld = false
    await holder.query('commit')
    holder.release()
    expect(await held).toEqual(Array(5).fill(200))
    for (const { uuid } of rooms) {
      await client.post('/api/room/reveal', { uuid, key: 'q1' })
      const { rows } = await sql.query('select tally from room join session on id = session_id where uuid = $1', [uuid])
      expect(rows[0].tally.values).toEqual([10, 11, 12, 13, 14])
    }
  })

  test('takes several ballots of a seat at once, and a seat that is removed meanwhile costs the others nothing', async () => {
    const { uuid, code } = await open()
    await client.post('/api/room/ask', { uuid, key: 'q1' })
    const [gone, ...seats] = await Promise.all(Array.from({ length: 4 }, () => join(client, code)))
    const removing = client.post('/api/room/remove', { uuid, seat: String(gone?.seat) })
    const answers = await Promise.all([
      gone && give(client, gone, 'q1', 99),
      ...seats.flatMap((seat) => [give(client, seat, 'q1', 20), give(client, seat, 'q1', 30)]),
    ])
    await removing
    expect(answers.slice(1).map((answer) => answer?.status)).toEqual(Array(6).fill(200))
    expect([200, 401]).toContain(answers[0]?.status)
    await client.post('/api/room/reveal', { uuid, key: 'q1' })
    const { rows } = await sql.query('select tally from room join session on id = session_id where uuid = $1', [uuid])
    expect(rows[0].tally.count).toBe(3)
  })
})

describe('a seat', () => {
  test('reads its own words in the language of the session, also when that changes', async () => {
    const { uuid, code } = await open('v2')
    await client.post('/api/room/ask', { uuid, key: 'q27' })
    const phone = await phoneOf((await join(client, code)).cookie)
    await expect.poll(() => phone.last()?.asked?.title).toBe('Which behaviours will help our team most?')
    const english = phone.last()
    await client.post('/api/session/lang', { uuid, lang: 'nl' })
    await expect.poll(() => phone.last()?.asked?.title).not.toBe(english?.asked?.title)
    expect(phone.last()?.asked?.options).toEqual(english?.asked?.options)
    expect(phone.last()?.asked?.labels).not.toEqual(english?.asked?.labels)
  })

  test('hears whether it was taken out or its room was closed', async () => {
    const { uuid, code } = await open()
    const [first, second] = [await join(client, code), await join(client, code)]
    const phones = [await phoneOf(first.cookie), await phoneOf(second.cookie)] as const
    await client.post('/api/room/remove', { uuid, seat: String(first.seat) })
    await phones[0].ended
    expect(phones[0].last()).toMatchObject({ ended: true, why: 'removed' })
    await client.post('/api/room/close', { uuid })
    await phones[1].ended
    expect(phones[1].last()).toMatchObject({ ended: true, why: 'closed' })
  })

  test('that leaves in one tab has left in the others, too', async () => {
    const { code } = await open()
    const { cookie } = await join(client, code)
    const tabs = [await phoneOf(cookie), await phoneOf(cookie)]
    await client.post('/api/seat/leave', {}, cookie)
    for (const tab of tabs) {
      await tab.ended
      expect(tab.last()).toMatchObject({ ended: true, why: 'left' })
    }
  })

  test('that joins while another one leaves never gets its number or its ballot', async () => {
    const { uuid } = await open()
    const { code, seats } = await askedRoom(client, uuid)
    await client.post('/api/seat/leave', {}, seats[1]?.cookie)
    expect((await join(client, code)).seat).toBe(4)
    expect(await rowsOf(uuid)).toMatchObject({ seat: 3, ballot: 2 })
  })
})

describe('codes', () => {
  test('are not used again within a day, whatever became of the room', async () => {
    const { uuid, code } = await open()
    await client.post('/api/room/close', { uuid })
    await expect(sql.query('insert into room_code (code) values ($1)', [code])).rejects.toThrow('room_code_pkey')
  })
})

describe('what is kept', () => {
  const deps = () => {
    const db = connect({ url, pool: 1 })
    onEnd(() => db.destroy())
    return { db, rooms: { changed: () => {}, listen: async () => false } }
  }

  test('of a seat is its number, its look, its role and a hash: neither a name nor the token', async () => {
    const { code } = await open()
    const { cookie } = await join(client, code)
    const { rows } = await sql.query('select * from seat order by id desc limit 1')
    expect(Object.keys(rows[0]).toSorted()).toEqual(['id', 'look', 'number', 'role', 'session_id', 'token_hash'])
    expect(JSON.stringify(rows)).not.toContain(cookie.cookie.slice('seat='.length))
  })

  test('is gone when the room closes, but for its row; a day later that goes too', async () => {
    const { uuid } = await open()
    await askedRoom(client, uuid)
    await client.post('/api/room/reveal', { uuid, key: 'q1' })
    await client.post('/api/room/close', { uuid })
    expect(await rowsOf(uuid)).toEqual({ room: 1, seat: 0, ballot: 0, listener: 0 })
    const { rows } = await sql.query('select tally, asked from room join session on id = session_id where uuid = $1', [
      uuid,
    ])
    expect(rows).toEqual([{ tally: null, asked: null }])
    await sql.query("update room set closed_at = closed_at - interval '25 hours'")
    await closeOldRooms(deps())
    expect(await rowsOf(uuid)).toMatchObject({ room: 0 })
  })

  test('goes by itself a day after the room was opened', async () => {
    const { uuid } = await open()
    await askedRoom(client, uuid)
    await closeOldRooms(deps())
    expect(await rowsOf(uuid)).toMatchObject({ room: 1, seat: 3, ballot: 3 })
    await sql.query("update room set opened_at = now() - interval '25 hours'")
    await closeOldRooms(deps())
    expect(await rowsOf(uuid)).toMatchObject({ seat: 0, ballot: 0 })
  })

  test('is nothing once the session is erased: the streams end, and no row is left', async () => {
    const uuid = await client.start('v1', 'erased.room@example.org')
    const { seats, code } = await askedRoom(client, uuid)
    const screen = await screenOf(uuid)
    const phone = await phoneOf(seats[0]?.cookie ?? { cookie: '' })
    const counts = async () => {
      const tables = ['room', 'seat', 'ballot', 'listener']
      const all = tables.map((table) => `(select count(*)::int from ${table} where session_id = $1) as ${table}`)
      return (await sql.query(`select ${all.join(', ')}`, [id])).rows[0]
    }
    const { id } = (await sql.query('select id from session where uuid = $1', [uuid])).rows[0]
    await expect.poll(counts).toEqual({ room: 1, seat: 3, ballot: 3, listener: 2 })
    await client.post('/api/admin/erase', { uuid, name: 'erased.room@example.org' }, token)
    await Promise.all([screen.ended, phone.ended])
    expect(phone.last()).toMatchObject({ ended: true })
    expect(await counts()).toEqual({ room: 0, seat: 0, ballot: 0, listener: 0 })
    expect((await client.post('/api/seat/join', { code })).status).toBe(404)
  })
})

describe('what is sent', () => {
  const words = roomWords(loadWorkshops()[1] ?? { locale: 'en', survey: [], results: [] })

  test('to a seat is its state, although all seats share the making of it', () => {
    const seat = fc.record({
      look: fc.nat(71),
      role: fc.constantFrom('member' as const, 'leader' as const),
      here: fc.boolean(),
    })
    const key = fc.constantFrom('q19', 'vote-7', 'q27', 'q28', 'relevant')
    const wires: Record<string, string> = {
      q19: '37',
      'vote-7': 'trust',
      q27: '["Empathy"]',
      q28: '["Trust","Connect","Inspire"]',
      relevant: '4',
    }
    fc.assert(
      fc.property(fc.array(seat, { minLength: 1, maxLength: 9 }), fc.option(key), fc.nat(9), (all, asked, gave) => {
        const seats = all.map((one, nth) => ({ ...one, seat: nth + 1 }))
        const facts = {
          number: 7,
          code: 'KMN482',
          locked: false,
          page: 2,
          isTrial: false,
          position: 2,
          film: null,
          timer: null,
          blocked: null,
          pace: { sign: 'behind' as const, minutes: 4, finishAt: 1_794_841_200_000 },
          due: 'q19',
          seats,
          round: asked ? { key: asked, tally: null } : null,
          ballots: asked ? seats.slice(0, gave).map((one) => ({ seat: one.seat, wire: wires[asked] ?? '' })) : [],
          wish: null,
        }
        const messages = messagesOf(facts, words)
        for (const one of seats) {
          const data = /^data: (.*)$/m.exec(messages.seat(one))?.[1] ?? ''
          expect(data).toBe(JSON.stringify(seatState(facts, words, one)))
        }
      }),
    )
  })
})
