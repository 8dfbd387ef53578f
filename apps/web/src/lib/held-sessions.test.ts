import { afterEach, expect, test, vi } from 'vitest'
import { heldSessions } from './held-sessions.ts'
import { keepOnlySession } from './local-storage.ts'
import { openDatabase } from './outbox/database.ts'

afterEach(() => vi.useRealTimers())

test('a browser knows the sessions it has held, the latest first and each once', async () => {
  const database = await openDatabase()
  for (const uuid of ['one', 'three', 'two']) await database.put('workshops', { uuid, workshop: {} as never })
  database.close()
  keepOnlySession('two')
  expect(await heldSessions()).toEqual(['two', 'one', 'three'])
})

test('a browser whose storage never answers still starts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest)
  keepOnlySession('two')
  const held = heldSessions()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await held).toEqual(['two'])
})
