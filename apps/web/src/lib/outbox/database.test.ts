import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { ofSession, openDatabase } from './database.ts'

/** Creates the database of the first release, with data that it could not send. */
async function firstEdition(name: string) {
  const database = await openDB(name, 1, {
    upgrade(first) {
      first.createObjectStore('workshops', { keyPath: 'uuid' })
      first.createObjectStore('positions', { keyPath: 'uuid' })
      first.createObjectStore('answers', { keyPath: ['uuid', 'questionId'] })
      first.createObjectStore('steps', { keyPath: ['uuid', 'from'] })
      first.createObjectStore('timers', { keyPath: ['uuid', 'page'] })
    },
  })
  await database.put('workshops', { uuid: 'team', workshop: {} })
  await database.put('timers', { uuid: 'team', page: 5, state: {} })
  await database.put('positions', { uuid: 'team', position: 7 })
  await database.put('answers', { uuid: 'team', questionId: 2, value: 'unsent', at: 20, sent: false })
  await database.put('answers', { uuid: 'team', questionId: 3, value: 'sent', at: 30, sent: true })
  await database.put('steps', { uuid: 'team', from: 7 })
  return database
}

test('what the release before could not send is found by this one', async () => {
  const name = `thrive-${crypto.randomUUID()}`
  const before = await firstEdition(name)
  before.close()
  const database = await openDatabase(name)
  expect(await database.getAll('rows', ofSession('team'))).toEqual([
    { uuid: 'team', kind: 'answer', id: 2, value: 'unsent', at: 20, state: 'waiting' },
    { uuid: 'team', kind: 'answer', id: 3, value: 'sent', at: 30, state: 'sent' },
    { uuid: 'team', kind: 'position', id: 0, value: '', at: 7, state: 'sent' },
    { uuid: 'team', kind: 'step', id: 7, value: '', at: expect.any(Number), state: 'waiting' },
  ])
  expect(await database.getAllKeys('workshops')).toEqual(['team'])
  expect(await database.getAllKeys('timers')).toEqual([['team', 5]])
  expect([...database.objectStoreNames]).toEqual(['rows', 'timers', 'workshops'])
})

test('a tab of the release before that is still open does not keep this one waiting', async () => {
  const name = `thrive-${crypto.randomUUID()}`
  const before = await firstEdition(name)
  await expect(openDatabase(name)).rejects.toThrow('blocked')
  before.close()
})

test('a session finds its own rows and no others', async () => {
  const database = await openDatabase(`thrive-${crypto.randomUUID()}`)
  const row = { kind: 'answer', id: 2, value: '', at: 1, state: 'sent' } as const
  for (const uuid of ['team', 'team-2', 'tea']) await database.put('rows', { uuid, ...row })
  expect((await database.getAll('rows', ofSession('team'))).map(({ uuid }) => uuid)).toEqual(['team'])
})
