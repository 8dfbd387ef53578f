// @vitest-environment happy-dom
import { buildResultsPage, buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { openDatabase } from '../../lib/outbox/database.ts'
import { heldIn } from '../../lib/outbox/holdings.ts'
import { fakeServer } from '../../lib/outbox/testing/fake-server.ts'
import { type OpenSession, openSession } from './open-session.ts'

const world = vi.hoisted(() => ({
  server: null as ReturnType<typeof fakeServer> | null,
  refused: null as Error | null,
}))
vi.mock('../../lib/outbox/connection.ts', async (original) => ({
  ...(await original<typeof import('../../lib/outbox/connection.ts')>()),
  connectionOf: () => world.server?.connection,
}))
vi.mock('../../lib/api.ts', async (original) => ({
  ...(await original<typeof import('../../lib/api.ts')>()),
  call: async () => {
    if (world.refused) throw world.refused
    return WORKSHOP
  },
}))

/** Two pages of survey, one of results: position 4 is the end. */
const WORKSHOP = buildWorkshop({
  survey: [buildSurveyPage({ page: 1 }), buildSurveyPage({ page: 2 })],
  results: [buildResultsPage()],
})
const END = 4
const HOUR = 3_600_000
const open: OpenSession[] = []
const openTeam = async (uuid: string) => {
  const session = await openSession(uuid)
  open.push(session)
  return session
}
const read = async <T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
  const database = await openDatabase()
  const value = await work(database)
  database.close()
  return value
}

beforeEach(() => {
  world.server = fakeServer()
  world.refused = null
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  for (const session of open.splice(0)) await session.close()
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('a session that is left listens to nothing any more, and sends what it held', async () => {
  const added = vi.spyOn(globalThis, 'addEventListener')
  const removed = vi.spyOn(globalThis, 'removeEventListener')
  const session = await openTeam('team')
  session.outbox.answer(1, 'typed just before')
  await session.close()
  const online = (calls: unknown[][]) => calls.filter(([type]) => type === 'online').map(([, listener]) => listener)
  expect(online(added.mock.calls)).toHaveLength(1)
  expect(online(removed.mock.calls)).toEqual(online(added.mock.calls))
  expect(world.server?.answers()).toEqual({ 1: 'typed just before' })
})

test('a session that the server no longer knows leaves here only what was not sent', async () => {
  const before = await openTeam('team')
  before.outbox.answer(1, 'sent')
  await before.outbox.flush()
  if (world.server) world.server.down = new ApiError(401, 'session-closed')
  before.outbox.answer(2, 'not sent')
  await before.outbox.flush()
  expect(before.outbox.snapshot().state).toBe('closed')
  await before.close()
  expect(await read((database) => database.getAll('rows'))).toEqual([expect.objectContaining({ value: 'not sent' })])

  world.refused = new ApiError(401, 'session-closed')
  await expect(openSession('team')).rejects.toMatchObject({ code: 'session-closed' })
  expect(await read((database) => database.getAllKeys('workshops'))).toEqual([])
})

test('a session that is opened again finds what it could not send', async () => {
  if (world.server) world.server.down = new TypeError('Failed to fetch')
  await read((database) => database.put('workshops', { uuid: 'team', workshop: WORKSHOP }))
  world.refused = new TypeError('Failed to fetch')
  const before = await openTeam('team')
  before.outbox.answer(1, 'on the train')
  await before.close()
  world.refused = null
  if (world.server) world.server.down = null
  const after = await openTeam('team')
  await after.outbox.flush()
  expect(world.server?.answers()).toEqual({ 1: 'on the train' })
})

test('a day after its last page a session is kept while it is looked at, and not beyond', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  if (world.server) world.server.position = END
  await (await openTeam('team')).close()
  expect(await read(heldIn)).toEqual(['team'])
  vi.setSystemTime(Date.now() + 25 * HOUR)
  const again = await openTeam('team')
  expect(await read(heldIn)).toEqual(['team'])
  await again.close()
  expect(await read(heldIn)).toEqual([])
})

test('a day after its last page the copy goes when another session is opened here', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  if (world.server) world.server.position = END
  await (await openTeam('team')).close()
  vi.setSystemTime(Date.now() + 25 * HOUR)
  if (world.server) world.server.position = 1
  await (await openTeam('other')).close()
  expect(await read(heldIn)).toEqual(['other'])
})
