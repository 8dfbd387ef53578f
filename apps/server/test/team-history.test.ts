import type { Response } from '@thrive/contract'
import { addTeams } from '@thrive/testkit/team'
import { describe, expect, test } from 'vitest'
import { buildRounds } from './round.ts'

type History = Response<'GET /api/admin/team/:uuid'>

const server = await buildRounds({}, null)
const { client, sql, ask, token } = server

const newAddress = () => `lead.${crypto.randomUUID()}@example.org`
const SCORES = (connect: string, trust: string) =>
  new Map([
    [1, connect],
    [4, trust],
  ])
const played = async (email: string, finished: string, answers = new Map<number, string>(), version = 'v1') =>
  (await addTeams(sql, [{ email, finished, answers, version, name: 'The Northern Lights' }]))[0] ?? ''
const historyOf = (uuid: string) => ask<History>(`/api/admin/team/${uuid}`)
const daysOf = ({ sessions }: History) => sessions.map(({ day }) => day)
const act = (call: 'join' | 'leave', fields: Record<string, string>) =>
  client.post(`/api/admin/team/${call}`, fields, token)
const audited = async () => (await sql.query('select what from audit_line order by id desc limit 1')).rows[0].what

test('a team has the finished sessions of one address and version, newest first, with scores, actions and states', async () => {
  const email = newAddress()
  const plan = new Map([...SCORES('48', '46'), [10, 'Lunch with another shift'], [11, 'Jonas'], [12, '2026-09-01']])
  const first = await played(email, '2026-05-20T12:00:00Z', plan)
  const second = await played(email, '2026-11-14T12:00:00Z', SCORES('65', '40'))
  await played(email, '2026-08-01T12:00:00Z', new Map(), 'v2')
  await played(newAddress(), '2026-08-01T12:00:00Z')
  await addTeams(sql, [{ email, finished: null, started: '2026-11-16T12:00:00Z' }])
  await sql.query(
    `update session set earlier_id = (select id from session where uuid = '${first}') where uuid = '${second}'`,
  )
  await sql.query(`insert into action_state select id, 10, 'dropped' from session where uuid = '${second}'`)
  for (const uuid of [first, second]) {
    const history = await historyOf(uuid)
    expect(history).toMatchObject({ email, version_slug: 'v1', more: false })
    expect(history.sessions).toMatchObject([
      {
        uuid: second,
        day: '2026-11-14',
        scores: { connect: 65, trust: 40, inspire: null },
        round: null,
        joined: false,
      },
      { uuid: first, day: '2026-05-20', scores: { connect: 48, trust: 46, inspire: null } },
    ])
    expect(history.actions).toEqual([
      {
        question_id: 10,
        what: 'Lunch with another shift',
        who: 'Jonas',
        by: '2026-09-01',
        indicator: 'connect',
        state: 'dropped',
        uuid: first,
        day: '2026-05-20',
      },
    ])
  }
  expect(await audited()).toBe('viewed')
})

test('a session names its round', async () => {
  const email = newAddress()
  const uuid = await played(email, '2026-11-14T12:00:00Z')
  const round = await server.planned([email], { name: 'Autumn 2026', versionSlug: 'v1' })
  await sql.query(
    `update invitee set session_id = session.id from session where uuid = '${uuid}' and round_id = ${round}`,
  )
  expect((await historyOf(uuid)).sessions[0]?.round).toBe('Autumn 2026')
})

test('one that is unknown or not finished is not found', async () => {
  const [open = ''] = await addTeams(sql, [{ finished: null }])
  for (const uuid of [open, crypto.randomUUID()])
    expect(await client.get(`/api/admin/team/${uuid}`, token)).toMatchObject({
      status: 404,
      body: { error: 'no-session' },
    })
})

describe('a session of another address', async () => {
  const build = async () => {
    const [one, other] = [newAddress(), newAddress()]
    const mine = await played(one, '2026-11-14T12:00:00Z')
    const theirs = await played(other, '2025-11-18T12:00:00Z', new Map(), 'v2')
    const staying = await played(other, '2026-01-01T12:00:00Z', new Map(), 'v2')
    return { mine, theirs, staying }
  }

  test('is added to a team, seen from either, and taken out again', async () => {
    const { mine, theirs, staying } = await build()
    expect(await act('join', { uuid: mine, session: theirs })).toMatchObject({ status: 200 })
    expect(await audited()).toBe('session_joined')
    for (const uuid of [mine, theirs]) {
      const history = await historyOf(uuid)
      expect(daysOf(history)).toEqual(['2026-11-14', '2025-11-18'])
      expect(history.sessions.map(({ joined }) => joined)).toEqual([false, true])
    }
    expect(daysOf(await historyOf(staying))).toEqual(['2026-01-01'])
    expect(await act('join', { uuid: theirs, session: mine })).toMatchObject({
      status: 409,
      body: { error: 'in-this-team' },
    })

    await act('leave', { session: theirs })
    expect(await audited()).toBe('session_taken_out')
    expect(daysOf(await historyOf(mine))).toEqual(['2026-11-14'])
    expect(daysOf(await historyOf(theirs))).toEqual(['2026-01-01', '2025-11-18'])
    const entries = async () => (await sql.query('select count(*) from audit_line')).rows[0].count
    const before = await entries()
    expect(await act('leave', { session: theirs })).toMatchObject({ status: 200 })
    expect(await entries()).toBe(before)
  })

  test('comes back to its own team by adding it there', async () => {
    const { mine, theirs, staying } = await build()
    await act('join', { uuid: mine, session: theirs })
    await act('join', { uuid: staying, session: theirs })
    expect(daysOf(await historyOf(staying))).toEqual(['2026-01-01', '2025-11-18'])
    expect((await historyOf(theirs)).sessions.some(({ joined }) => joined)).toBe(false)
  })

  test('stays with the team when the session it was joined to is erased, and goes home with the last one', async () => {
    const { mine, theirs } = await build()
    const { email } = await historyOf(mine)
    const later = await played(email, '2026-12-01T12:00:00Z')
    await act('join', { uuid: mine, session: theirs })
    await sql.query(`delete from session where uuid = '${mine}'`)
    expect(daysOf(await historyOf(theirs))).toEqual(['2026-12-01', '2025-11-18'])
    await sql.query(`delete from session where uuid = '${later}'`)
    expect(daysOf(await historyOf(theirs))).toEqual(['2026-01-01', '2025-11-18'])
  })

  test('two sessions of the team erased at once leave none behind', async () => {
    const { mine, theirs } = await build()
    const { email } = await historyOf(mine)
    await played(email, '2026-12-01T12:00:00Z')
    await act('join', { uuid: mine, session: theirs })
    await sql.query('delete from session where email_key = $1', [email])
    expect(daysOf(await historyOf(theirs))).toEqual(['2026-01-01', '2025-11-18'])
  })

  test('cannot be one that is not finished', async () => {
    const { mine } = await build()
    const [open = ''] = await addTeams(sql, [{ finished: null }])
    expect(await act('join', { uuid: mine, session: open })).toMatchObject({ status: 404 })
  })
})

test('a round is invited again with its names, languages and labels, and nobody twice', async () => {
  const { act: post, round, invitees } = server
  const from = await round()
  const list =
    'E-mail,Name,Language,Department\nan@example.org,An,nl,Sales\nbo@example.org,Bo,fr,Care\ncy@example.org,Cy,en,Care'
  await post('invite', { round: from, text: list })
  const cy = (await invitees(from)).find(({ email }) => email === 'cy@example.org')
  await post('invitee/withdraw', { invitee: cy?.id ?? 0 })
  const again = await round()
  await post('invite', { round: again, text: 'bo@example.org' })
  expect(await post('invite-again', { round: again, from })).toMatchObject({
    status: 200,
    body: { added: 1, known: 1 },
  })
  expect(await post('invite-again', { round: again, from })).toMatchObject({ body: { added: 0, known: 2 } })
  expect((await invitees(again)).map(({ email, name, lang, labels }) => [email, name, lang, ...labels])).toEqual([
    ['bo@example.org', '', 'en'],
    ['an@example.org', 'An', 'nl', 'Sales'],
  ])
  expect(await server.secretOf(again, 'an@example.org')).not.toBe(await server.secretOf(from, 'an@example.org'))
  expect(await post('invite-again', { round: 9999, from })).toMatchObject({ status: 404 })
})
