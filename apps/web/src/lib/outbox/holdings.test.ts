import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { type Database, openDatabase, type Row } from './database.ts'
import { adopt, dropEverything, dropOthers, dropPast, dropSent, heldIn, sendLeftovers } from './holdings.ts'
import { openOutbox } from './outbox.ts'
import { fakeServer } from './testing/fake-server.ts'

const server = vi.hoisted(() => ({ current: null as ReturnType<typeof fakeServer> | null }))
vi.mock('./connection.ts', async (original) => ({
  ...(await original<typeof import('./connection.ts')>()),
  connectionOf: () => server.current?.connection,
}))

let database: Database
const row = (uuid: string, id: number, state: Row['state'], at = 10): Row => ({
  uuid,
  kind: 'answer',
  id,
  value: `${uuid} ${id}`,
  at,
  state,
})
const hold = async (uuid: string, ...rows: Row[]) => {
  for (const each of rows) await database.put('rows', each)
  await database.put('workshops', { uuid, workshop: {} as never })
  await database.put('timers', { uuid, page: 5, state: {} as never })
}
const valuesOf = async () => (await database.getAll('rows')).map(({ value }) => value)
const shownOf = async () => [await database.getAllKeys('workshops'), (await database.getAllKeys('timers')).length]

beforeEach(async () => {
  server.current = fakeServer()
  database = await openDatabase(`thrive-${crypto.randomUUID()}`)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => database.close())

test('what was sent goes with all that shows it, and what was not sent stays', async () => {
  await hold('a', row('a', 1, 'sent'), row('a', 2, 'waiting'), row('a', 3, 'refused'))
  await dropSent(database, 'a')
  expect(await valuesOf()).toEqual(['a 2', 'a 3'])
  expect(await shownOf()).toEqual([[], 0])
})

test('a team that takes the computer leaves of the others only what is not sent', async () => {
  await hold('a', row('a', 1, 'sent'))
  await hold('b', row('b', 1, 'sent'), row('b', 2, 'waiting'))
  await hold('mine', row('mine', 1, 'sent'))
  await dropOthers(database, 'mine')
  expect(await valuesOf()).toEqual(['b 2', 'mine 1'])
  expect(await database.getAllKeys('workshops')).toEqual(['mine'])
})

test('a copy goes a day after the session was completed, unless it is looked at', async () => {
  const longAgo = Date.now() - 25 * 3_600_000
  for (const [uuid, completedAt] of Object.entries({ past: longAgo, shown: longAgo, late: Date.now() })) {
    await hold(uuid, row(uuid, 1, 'sent'))
    await database.put('workshops', { uuid, workshop: {} as never, completedAt })
  }
  await hold('under way', row('under way', 1, 'sent'))
  await dropPast(database, 'shown')
  expect(await database.getAllKeys('workshops')).toEqual(['late', 'shown', 'under way'])
})

test('finishing on a computer leaves nothing of any session', async () => {
  await hold('a', row('a', 1, 'sent'), row('a', 2, 'waiting'))
  await hold('b', row('b', 1, 'sent'))
  await dropEverything(database)
  expect([await heldIn(database), ...(await shownOf())]).toEqual([[], [], 0])
})

describe('a session with a new uuid', () => {
  test('takes over what was not sent under the old one, and nothing that is older than its own', async () => {
    await hold('old', row('old', 1, 'sent'), row('old', 2, 'waiting', 20), row('old', 3, 'waiting', 5))
    await database.put('rows', row('new', 3, 'sent', 30))
    await adopt(database, 'old', 'new')
    const rows = await database.getAll('rows')
    expect(rows.map(({ uuid, value, state }) => [uuid, value, state])).toEqual([
      ['new', 'old 2', 'waiting'],
      ['new', 'new 3', 'sent'],
    ])
  })
})

describe('what an earlier team could not send', () => {
  test('is sent when there is a network, and is gone then', async () => {
    await hold('earlier', row('earlier', 1, 'sent'), row('earlier', 2, 'waiting'))
    await hold('mine', row('mine', 7, 'waiting'))
    await dropOthers(database, 'mine')
    await sendLeftovers(database, 'mine')
    expect(server.current?.answers()).toEqual({ 2: 'earlier 2' })
    expect(await valuesOf()).toEqual(['mine 7'])
  })

  test('stays as long as there is none', async () => {
    await database.put('rows', row('earlier', 2, 'waiting'))
    if (server.current) server.current.down = new TypeError('Failed to fetch')
    await sendLeftovers(database, 'mine')
    expect(await valuesOf()).toEqual(['earlier 2'])
  })

  const sendTwice = async (refusal: ApiError) => {
    const save = vi.fn().mockRejectedValue(refusal)
    if (server.current) server.current.connection.save = save
    await database.put('rows', row('earlier', 2, 'waiting'))
    await sendLeftovers(database, 'mine')
    await sendLeftovers(database, 'mine')
    expect(save).toHaveBeenCalledTimes(1)
  }

  test('is sent once to a session that was erased, and goes with it', async () => {
    await sendTwice(new ApiError(401, 'session-closed'))
    expect(await valuesOf()).toEqual([])
  })

  test.each([
    ['that is read only', new ApiError(409, 'session-completed')],
    ['that has a new uuid', new ApiError(401, 'session-moved')],
  ])('is sent once to a session %s, and stays for whoever opens it', async (_, refusal) => {
    await sendTwice(refusal)
    expect(await database.getAll('rows')).toMatchObject([
      { kind: 'draft', id: 2, value: 'earlier 2', state: 'refused' },
    ])
  })

  test('stands beside what was typed later in the same field, which stays', async () => {
    await database.put('rows', { ...row('earlier', 2, 'refused', 20), kind: 'draft', value: 'typed later' })
    await sendTwice(new ApiError(409, 'session-completed'))
    expect(await valuesOf()).toEqual(['typed later'])
  })
})

test('a tab that shows a session which this browser lets go of closes, and writes nothing back', async () => {
  const connection = fakeServer().connection
  const tab = await openOutbox('a', connection, database)
  tab.answer(1, 'typed')
  await tab.flush()
  await tab.stored()
  await dropEverything(database)
  await vi.waitFor(() => expect(tab.snapshot().state).toBe('closed'))
  tab.answer(2, 'too late')
  await tab.flush()
  await tab.stored()
  expect(await valuesOf()).toEqual([])
  tab.close()
})
