import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { fakeServer } from './testing/fake-server.ts'

const OFFLINE = new TypeError('Failed to fetch')
const SOON = Date.now() + 60_000
let name: string
let server: ReturnType<typeof fakeServer>
const open: Outbox[] = []
const openTab = async () => {
  const outbox = await openOutbox('team', server.connection, await openDatabase(name))
  open.push(outbox)
  return outbox
}
const shown = (outbox: Outbox) => Object.fromEntries(outbox.snapshot().answers)

beforeEach(() => {
  name = `thrive-${crypto.randomUUID()}`
  server = fakeServer()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.close()
})

test.each(['online', 'visibilitychange'])('what another laptop answered meanwhile is seen: %s', async (event) => {
  const outbox = await openTab()
  outbox.answer(2, 'from here')
  await outbox.flush()
  server.keep(2, 'from elsewhere', SOON)
  server.position = 4
  const target = event === 'online' ? globalThis : document
  target.dispatchEvent(new Event(event))
  await vi.waitFor(() => expect(shown(outbox)).toEqual({ 2: 'from elsewhere' }))
  expect(outbox.snapshot()).toMatchObject({ position: 4, state: 'saved' })
})

test('it is not undone by the older row that another tab, or an earlier life of this one, has stored', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.answer(2, 'older')
  await one.flush()
  await vi.waitFor(() => expect(shown(other)).toEqual({ 2: 'older' }))
  server.keep(2, 'newer', SOON)
  one.learn(await server.connection.known())
  await vi.waitFor(() => expect(shown(other)).toEqual({ 2: 'newer' }))
  other.answer(3, 'something else')
  await other.flush()
  expect(shown(one)).toMatchObject({ 2: 'newer' })
  expect(server.answers()).toEqual({ 2: 'newer', 3: 'something else' })
  expect(shown(await openTab())).toEqual({ 2: 'newer', 3: 'something else' })
})

test('what waits here gives way to what is later there, and to nothing else', async () => {
  const outbox = await openTab()
  server.down = OFFLINE
  outbox.answer(2, 'mine, unsent')
  outbox.answer(3, 'mine too')
  await outbox.flush()
  outbox.learn({
    position: 5,
    answers: [
      { question_id: 2, value: 'earlier', at: 1 },
      { question_id: 3, value: 'later', at: SOON },
      { question_id: 4, value: 'theirs', at: 1 },
    ],
  })
  expect(shown(outbox)).toEqual({ 2: 'mine, unsent', 3: 'later', 4: 'theirs' })
  expect(outbox.snapshot().position).toBe(5)
})

test('a laptop whose clock is ahead believes the server, which gave its answer an earlier moment', async () => {
  const outbox = await openTab()
  outbox.learn({ position: 1, answers: [{ question_id: 2, value: 'first', at: SOON }] })
  outbox.answer(2, 'given a minute ahead')
  await outbox.flush()
  outbox.learn({ position: 1, answers: [{ question_id: 2, value: 'after that, elsewhere', at: SOON - 30_000 }] })
  expect(shown(outbox)).toEqual({ 2: 'after that, elsewhere' })
  outbox.close()
  await vi.waitFor(async () => expect(shown(await openTab())).toEqual({ 2: 'after that, elsewhere' }))
})

test('news that cannot be asked for leave the sign as it is, and are asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const outbox = await openOutbox('team', server.connection, null)
  open.push(outbox)
  server.down = OFFLINE
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(outbox.snapshot().state).toBe('saved')
  server.keep(2, 'from elsewhere', SOON)
  server.down = null
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shown(outbox)).toEqual({ 2: 'from elsewhere' })
  vi.useRealTimers()
})
