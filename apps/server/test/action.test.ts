import { addTeams } from '@thrive/testkit/team'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import { calendarOf } from '../src/features/team/action/calendar.ts'
import { lookBackKeys } from '../src/features/team/look-back/key-service.ts'
import { buildServer } from './build.ts'
import { clientOf } from './client.ts'

const { app, sql } = await buildServer()
const client = clientOf(app)
const LONG = `Every Monday, we start; with “one thing” that went wrong\\, ${'and what we learned from it, '.repeat(8)}\nÉlan!`
const planned = async (answers: [number, string][] = []) =>
  (
    await addTeams(sql, [
      {
        finished: new Date(),
        completed: new Date(),
        answers: new Map([[10, 'Lunch'], [11, 'Jonas, and Zoë'], [12, '2027-03-28'], [13, LONG], [15, '2027-10-31'], [16, 'No date yet'], ...answers]), // biome-ignore format: a list of answers
      },
    ])
  )[0] ?? ''

const fileOf = async (uuid: string, query = '') => {
  const { status, headers, body } = await client.get(`/api/action/calendar/${uuid}${query}`)
  return { status, headers, text: String(body) }
}

/** Reads a calendar with ical.js, the parser that Thunderbird uses. */
const byIcalJs = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    const { uid, summary, description, startDate } = event
    return { uid, summary, who: description ?? null, day: startDate.toString(), wholeDay: startDate.isDate }
  })

const byNodeIcal = (text: string) =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((part) => {
    if (part?.type !== 'VEVENT') return []
    const { year, month, day } = { year: part.start.getFullYear(), month: part.start.getMonth() + 1, day: part.start.getDate() } // biome-ignore format: one date
    return [{ uid: part.uid, summary: String(part.summary), who: part.description ? String(part.description) : null, day: [year, month, day].map((each) => String(each).padStart(2, '0')).join('-'), wholeDay: part.datetype === 'date' }] // biome-ignore format: one event
  })

/** Reads a calendar with a minimal parser of our own for all-day events: RFC 5545, sections 3.1 and 3.3.11. */
const byTheBook = (text: string) => {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n')
  const plain = (value: string) => value.replace(/\\n/gi, '\n').replace(/\\([\\;,])/g, '$1')
  return lines
    .join('\r\n')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((part) => {
      const field = (name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(part)?.[1]?.replace(/\r$/, '')
      const date = field('DTSTART') ?? ''
      return {
        uid: field('UID'),
        summary: plain(field('SUMMARY') ?? ''),
        who: field('DESCRIPTION') ? plain(field('DESCRIPTION') ?? '') : null,
        day: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
        wholeDay: /^DTSTART;VALUE=DATE:/m.test(part),
      }
    })
}

describe('a calendar file', () => {
  test.each([
    ['ical.js', byIcalJs],
    ['node-ical', byNodeIcal],
    ['by the book', byTheBook],
  ])('holds a whole day for each action that has a date, as %s reads it', async (_, read) => {
    const { headers, text } = await fileOf(await planned())
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="actions.ics"')
    const uid = expect.stringMatching(/^[0-9a-f]{32}$/)
    expect(read(text)).toEqual([
      { uid, summary: 'Lunch', who: 'Jonas, and Zoë', day: '2027-03-28', wholeDay: true },
      { uid, summary: LONG.trim(), who: null, day: '2027-10-31', wholeDay: true },
    ])
    const lines = text.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })

  test('holds one action where one is asked for, under the same name', async () => {
    const uuid = await planned()
    const all = byIcalJs((await fileOf(uuid)).text)
    expect(byIcalJs((await fileOf(uuid, '?question_id=13')).text)).toEqual([all[1]])
  })

  test('is the same for the same answers, and an update of itself for others', async () => {
    const uuid = await planned()
    const before = (await fileOf(uuid)).text
    expect((await fileOf(uuid)).text).toBe(before)
    await client.save(uuid, [{ question_id: 12, value: '2027-04-02' }])
    const after = (await fileOf(uuid)).text
    expect(byIcalJs(after).map(({ uid }) => uid)).toEqual(byIcalJs(before).map(({ uid }) => uid))
    expect(byIcalJs(after)[0]?.day).toBe('2027-04-02')
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
    expect(sequence(after)).toBeGreaterThanOrEqual(sequence(before))
  })

  test('is the same whatever the time zone of the server', () => {
    const action = { questionId: 10, what: 'Lunch', who: null, by: '2027-03-28', indicator: null }
    const facts = {
      sessionId: '1',
      workshop: 'Thrive Lab',
      actions: [action],
      changed: new Date(0),
      url: 'https://thrive.example.org/L/00',
    }
    const zone = process.env.TZ
    const files = ['Pacific/Auckland', 'America/Los_Angeles', 'UTC'].map((name) => {
      process.env.TZ = name
      return calendarOf(facts)
    })
    process.env.TZ = zone ?? ''
    if (zone === undefined) delete process.env.TZ
    expect(new Set(files).size).toBe(1)
    expect(files[0]).toContain('DTSTART;VALUE=DATE:20270328')
  })

  test('leads to the look-back, by the key that reads nothing, and holds no key of the session', async () => {
    const uuid = await planned()
    const { text } = await fileOf(uuid)
    const { team, wall } = lookBackKeys(uuid)
    const urls = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('url')) // biome-ignore format: one list
    expect(urls).toEqual(Array(2).fill(expect.stringMatching(new RegExp(`^https?://.+/L/${wall.toUpperCase()}$`))))
    expect(text.replace(/\r\n /g, '')).not.toMatch(new RegExp(`${uuid.slice(0, 8)}|${team}`, 'i'))
  })

  test('ends its last line as every other', async () => {
    expect((await fileOf(await planned())).text).toMatch(/END:VCALENDAR\r\n$/)
  })

  test.each(['?question_id=16', '?question_id=999'])('of an action without a date there is none: %s', async (query) => {
    expect((await fileOf(await planned(), query)).status).toBe(404)
  })
})

test('the actions of a session follow its answers', async () => {
  const uuid = await planned()
  await client.save(uuid, [{ question_id: 13, value: '' }])
  const off = { possible: false, asked: null, next: null, stop: null }
  expect((await client.get(`/api/action/${uuid}`)).body).toEqual({
    actions: [
      { question_id: 10, what: 'Lunch', who: 'Jonas, and Zoë', by: '2027-03-28', indicator: 'connect' },
      { question_id: 16, what: 'No date yet', who: null, by: null, indicator: 'inspire' },
    ],
    reminder: off,
    look_back: {
      team: expect.stringMatching(/^\/look-back\/[0-9a-f]{32}$/),
      wall: expect.stringMatching(/^\/L\/[0-9A-F]{32}$/),
    },
  })
})

test('a room check learns that a phone has reached it, for a quarter of an hour', async () => {
  const code = crypto.randomUUID()
  const reached = async () => (await client.get(`/api/check/${code}`)).body
  expect(await reached()).toEqual({ reached: false })
  for (let phone = 0; phone < 2; phone++)
    expect((await client.post('/api/check/reach', { code })).body).toEqual({ saved: true })
  expect(await reached()).toEqual({ reached: true })
  expect((await client.get(`/api/check/${crypto.randomUUID()}`)).body).toEqual({ reached: false })
  await sql.query("update room_check set at = at - interval '16 minutes'")
  expect(await reached()).toEqual({ reached: false })
  await sql.query("select graphile_worker.add_job('drop-expired')")
  await expect.poll(async () => (await sql.query('select 1 from room_check')).rowCount, { timeout: 10_000 }).toBe(0)
  expect((await client.post('/api/check/reach', { code: 'x' })).status).toBe(400)
})
