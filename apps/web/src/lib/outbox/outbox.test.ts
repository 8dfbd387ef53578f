import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { openDatabase } from './database.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { fakeServer } from './testing/fake-server.ts'

const OFFLINE = new TypeError('Failed to fetch')
let name: string
let server: ReturnType<typeof fakeServer>
const open: Outbox[] = []
const openTab = async ({ storage = true } = {}) => {
  const outbox = await openOutbox('team', server.connection, storage ? await openDatabase(name) : null)
  open.push(outbox)
  return outbox
}
/** Moves the clock so that failed requests may be retried. */
const aMomentLater = () => vi.setSystemTime(Date.now() + 1_000)
/** For tests about timing only, because IndexedDB needs real time. */
const openTimedTab = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return openTab({ storage: false })
}

beforeEach(() => {
  name = `thrive-${crypto.randomUUID()}`
  server = fakeServer()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.close()
  vi.useRealTimers()
})

describe('saving', () => {
  test('a change is sent a second after the last one, once, with all held answers', async () => {
    const outbox = await openTimedTab()
    outbox.answer(1, '40')
    outbox.answer(2, 'fir')
    await vi.advanceTimersByTimeAsync(900)
    outbox.answer(2, 'first')
    expect(outbox.snapshot().state).toBe('saving')
    await vi.advanceTimersByTimeAsync(999)
    expect(server.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(server.calls).toEqual(['save 40,first'])
    expect(outbox.snapshot().state).toBe('saved')
  })

  test('someone who never pauses is saved every five seconds', async () => {
    const outbox = await openTimedTab()
    for (let tenth = 0; tenth < 120; tenth++) {
      outbox.answer(2, `letter ${tenth}`)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(server.calls).toHaveLength(2)
  })

  test('what is typed while a save is on its way is sent after it', async () => {
    const outbox = await openTab()
    outbox.answer(2, 'one')
    const sending = outbox.flush()
    outbox.answer(2, 'two')
    await sending
    await outbox.flush()
    expect(server.answers()).toEqual({ 2: 'two' })
    expect(outbox.snapshot().state).toBe('saved')
  })

  test('a step sends the answers first', async () => {
    const outbox = await openTab()
    outbox.answer(2, 'done')
    outbox.step(1)
    await outbox.flush()
    expect(server.calls).toEqual(['save done', 'step 1'])
    expect(outbox.snapshot().position).toBe(2)
  })
})

describe('a connection that is down', () => {
  test('is a state: the team goes on, and everything arrives in order when it is back', async () => {
    const outbox = await openTab()
    server.down = OFFLINE
    for (const page of [1, 2, 3]) {
      outbox.answer(page, `page ${page}`)
      outbox.step(page)
      await outbox.flush()
    }
    expect(outbox.snapshot()).toMatchObject({ state: 'offline', position: 4 })
    server.down = null
    aMomentLater()
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(outbox.snapshot().state).toBe('saved'))
    expect(server.calls).toEqual(['save page 1,page 2,page 3', 'step 1', 'step 2', 'step 3', 'known'])
    expect(server.position).toBe(4)
  })

  test('survives a closed tab, opened again while still offline', async () => {
    const before = await openTab()
    server.down = OFFLINE
    before.answer(2, 'typed on the train')
    before.step(1)
    await before.flush()
    before.close()

    const after = await openTab()
    expect(after.snapshot().answers.get(2)).toBe('typed on the train')
    expect(after.snapshot().position).toBe(2)
    server.down = null
    await after.flush()
    expect(server.answers()).toEqual({ 2: 'typed on the train' })
    expect(server.position).toBe(2)
  })

  test('tries again by itself, ever more slowly', async () => {
    const save = vi.spyOn(server.connection, 'save').mockRejectedValue(OFFLINE)
    const outbox = await openTimedTab()
    outbox.answer(2, 'x')
    await vi.advanceTimersByTimeAsync(1_000)
    const attempts = [save.mock.calls.length]
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000)
      attempts.push(save.mock.calls.length)
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('an answer that got lost on the way back is no second step', async () => {
    const outbox = await openTab()
    server.deaf = true
    outbox.step(1)
    await outbox.flush()
    expect(server.position).toBe(2)
    server.deaf = false
    aMomentLater()
    await outbox.flush()
    expect([server.position, outbox.snapshot().position]).toEqual([2, 2])
  })
})

describe('a server in trouble', () => {
  test('is told apart from a connection that is down', async () => {
    const outbox = await openTab()
    server.down = new ApiError(503, 'not now')
    outbox.answer(2, 'x')
    await outbox.flush()
    expect(outbox.snapshot().state).toBe('error')
    server.down = null
    aMomentLater()
    await outbox.flush()
    expect(outbox.snapshot().state).toBe('saved')
  })

  test('one that asks for time gets it, and what was typed stays and arrives', async () => {
    const save = vi
      .spyOn(server.connection, 'save')
      .mockRejectedValueOnce(new ApiError(429, 'too often', { retryAfter: '90' }))
    const outbox = await openTimedTab()
    outbox.answer(2, 'x')
    await vi.advanceTimersByTimeAsync(1_000)
    outbox.answer(2, 'typed meanwhile')
    await vi.advanceTimersByTimeAsync(89_999)
    expect(save).toHaveBeenCalledTimes(1)
    expect(outbox.snapshot().state).toBe('error')
    await vi.advanceTimersByTimeAsync(1)
    expect(server.answers()).toEqual({ 2: 'typed meanwhile' })
    expect(outbox.snapshot().state).toBe('saved')
  })

  test('a session that was completed long ago keeps here what it does not take, and is not asked again', async () => {
    const save = vi.spyOn(server.connection, 'save').mockRejectedValue(new ApiError(409, 'session-completed'))
    const outbox = await openTimedTab()
    outbox.answer(2, 'too late')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(outbox.snapshot().state).toBe('unsaved')
    expect(outbox.snapshot().answers.get(2)).toBe('too late')
  })

  test('a laptop that was put out by a mail stops sending, and keeps what it holds', async () => {
    const outbox = await openTab()
    server.down = new ApiError(401, 'session-moved')
    outbox.answer(2, 'typed too late')
    await outbox.flush()
    expect(outbox.snapshot().state).toBe('moved')
    expect(outbox.snapshot().answers.get(2)).toBe('typed too late')
  })

  test('a session that is gone ends the sending', async () => {
    const outbox = await openTab()
    server.down = new ApiError(401, 'gone')
    outbox.answer(2, 'x')
    await outbox.flush()
    expect(outbox.snapshot().state).toBe('closed')
  })
})

test('two tabs of one session hold the same, and neither undoes the other', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.answer(2, 'from the first')
  await vi.waitFor(() => expect(other.snapshot().answers.get(2)).toBe('from the first'))
  other.answer(3, 'from the second')
  other.step(1)
  await Promise.all([one.flush(), other.flush()])
  await vi.waitFor(() => expect(one.snapshot().position).toBe(2))
  expect(server.answers()).toEqual({ 2: 'from the first', 3: 'from the second' })
  expect(server.position).toBe(2)
})

test('a step taken while news of another tab is read is not forgotten', async () => {
  const database = await openDatabase(name)
  const tab = await openOutbox('team', server.connection, database)
  open.push(tab)
  const other = await openTab()
  const getAll = database.getAll.bind(database)
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = vi.spyOn(database, 'getAll').mockImplementation(async (...query: Parameters<typeof getAll>) => {
    const rows = await getAll(...query)
    begun.resolve()
    await done.promise
    return rows
  })
  other.answer(2, 'news')
  await begun.promise
  slow.mockRestore()
  server.down = OFFLINE
  tab.step(1)
  await tab.flush()
  done.resolve()
  await vi.waitFor(() => expect(tab.snapshot().answers.get(2)).toBe('news'))
  expect(tab.snapshot().position).toBe(2)
})

test('storage that was full keeps what it refused as soon as it takes again, and the sign waits for that', async () => {
  const database = await openDatabase(name)
  const tab = await openOutbox('team', server.connection, database)
  server.down = OFFLINE
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(database, 'transaction').mockImplementationOnce(full)
  tab.answer(2, 'refused')
  await tab.flush()
  expect(tab.snapshot().state).toBe('error')
  tab.answer(3, 'taken')
  aMomentLater()
  await tab.flush()
  expect(tab.snapshot().state).toBe('offline')
  tab.close()
  const reopened = await openTab()
  expect(Object.fromEntries(reopened.snapshot().answers)).toEqual({ 2: 'refused', 3: 'taken' })
})

test('without storage the sign does not claim that work is kept here', async () => {
  const outbox = await openTab({ storage: false })
  server.down = OFFLINE
  outbox.answer(2, 'x')
  await outbox.flush()
  expect(outbox.snapshot().state).toBe('error')
})

test('a browser whose storage never answers does not keep the server waiting', async () => {
  const database = await openDatabase(name)
  vi.spyOn(database, 'put').mockReturnValue(new Promise(() => {}))
  vi.spyOn(database, 'transaction').mockReturnValue({ store: { get: () => new Promise(() => {}) } } as never)
  const outbox = await openOutbox('team', server.connection, database)
  open.push(outbox)
  outbox.answer(2, 'x')
  await outbox.flush()
  expect(server.answers()).toEqual({ 2: 'x' })
})
