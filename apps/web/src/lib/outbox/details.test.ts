import { Blob } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import type { DetailName, Row } from './database.ts'
import { openDatabase } from './database.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { fakeServer } from './testing/fake-server.ts'

const OFFLINE = new TypeError('Failed to fetch')
const PHOTO = { value: 'camera', blob: new Blob(['pixels']) as globalThis.Blob }
let name: string
let server: ReturnType<typeof fakeServer>
const open: Outbox[] = []
const openTab = async ({ storage = true } = {}) => {
  const outbox = await openOutbox('team', server.connection, storage ? await openDatabase(name) : null)
  open.push(outbox)
  return outbox
}
const aMomentLater = () => vi.setSystemTime(Date.now() + 1_000)
const stateOf = (outbox: Outbox, detail: DetailName) => outbox.snapshot().details.get(detail)?.state

beforeEach(() => {
  name = `thrive-${crypto.randomUUID()}`
  server = fakeServer()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.close()
  vi.useRealTimers()
})

test('name, opinions and photo arrive once each', async () => {
  const outbox = await openTab()
  outbox.give('name', { value: 'The Quarks' })
  outbox.give('experience', { value: '4' })
  outbox.give('relevant', { value: '3' })
  outbox.give('photo', PHOTO)
  expect(outbox.snapshot().state).toBe('saving')
  await outbox.flush()
  expect(server.details).toEqual({ name: 'The Quarks', experience: '4', relevant: '3', photo: 'pixels' })
  expect(outbox.snapshot().state).toBe('saved')
  await outbox.flush()
  expect(server.calls).toHaveLength(4)
})

test('without a connection they survive a closed tab, the picture too, and arrive when it is back', async () => {
  server.down = OFFLINE
  const before = await openTab()
  before.give('name', { value: 'The Quarks' })
  before.give('photo', PHOTO)
  before.step(1)
  await before.flush()
  expect(before.snapshot()).toMatchObject({ state: 'offline', position: 2 })
  before.close()
  const after = await openTab()
  expect(after.snapshot().details.get('name')).toMatchObject({ value: 'The Quarks', state: 'waiting' })
  expect(after.snapshot().state).toBe('saving')
  server.down = null
  await after.flush()
  expect(server.details).toEqual({ name: 'The Quarks', photo: 'pixels' })
  expect(after.snapshot().state).toBe('saved')
})

test('a tab that is closed just after the photo was handed in has stored both the photo and the step, or neither', async () => {
  server.down = OFFLINE
  const outbox = await openTab()
  outbox.note('photo', PHOTO)
  await outbox.stored()
  const database = await openDatabase(name)
  outbox.give('photo', PHOTO)
  outbox.step(1)
  const isStep = ({ kind }: Row) => kind === 'step'
  let rows: Row[]
  do rows = await database.getAll('rows')
  while (!rows.some(isStep))
  database.close()
  expect(rows.find(({ kind }) => kind === 'detail')?.state).toBe('waiting')
})

test('a picture that the server has is not kept here', async () => {
  const outbox = await openTab()
  outbox.give('photo', PHOTO)
  await outbox.flush()
  expect(outbox.snapshot().details.get('photo')).toMatchObject({ state: 'sent', value: 'camera' })
  await vi.waitFor(async () => {
    const database = await openDatabase(name)
    expect(await database.getAll('rows')).toEqual([expect.objectContaining({ state: 'sent' })])
    expect((await database.getAll('rows'))[0]).not.toHaveProperty('blob')
    database.close()
  })
})

describe('a picture that is long on its way', () => {
  test('keeps nothing else waiting, and the sign waits for it', async () => {
    const arrived = Promise.withResolvers<void>()
    const sendDetail = server.connection.sendDetail
    vi.spyOn(server.connection, 'sendDetail').mockImplementation(async (...given) => {
      if (given[0] === 'photo') await arrived.promise
      return sendDetail(...given)
    })
    const outbox = await openTab()
    outbox.give('photo', PHOTO)
    outbox.step(1)
    outbox.give('name', { value: 'The Quarks' })
    await vi.waitFor(() => expect(server.details.name).toBe('The Quarks'))
    expect(server.position).toBe(2)
    expect(outbox.snapshot().state).toBe('saving')
    arrived.resolve()
    await vi.waitFor(() => expect(outbox.snapshot().state).toBe('saved'))
    expect(server.details.photo).toBe('pixels')
  })

  test('is tried again by itself, ever more slowly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const sendDetail = vi.spyOn(server.connection, 'sendDetail').mockRejectedValue(new ApiError(503, 'busy'))
    const outbox = await openTab({ storage: false })
    outbox.give('photo', PHOTO)
    const attempts = []
    for (const seconds of [0, 1, 2, 4, 8, 16, 30]) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000)
      attempts.push(sendDetail.mock.calls.length)
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(outbox.snapshot().state).toBe('error')
  })
})

describe('what the server refuses', () => {
  test.each<[DetailName, { value: string; blob?: globalThis.Blob }]>([
    ['name', { value: 'bad' }],
    ['experience', { value: 'bad' }],
    ['photo', { value: 'bad', blob: PHOTO.blob }],
  ])('%s is put aside with the reason, and the rest arrives', async (refused, given) => {
    server.refused.add('bad')
    const outbox = await openTab()
    outbox.give(refused, given)
    outbox.give('relevant', { value: '1' })
    outbox.step(1)
    await outbox.flush()
    await vi.waitFor(() => expect(outbox.snapshot().state).toBe('unsaved'))
    expect(outbox.snapshot().details.get(refused)).toMatchObject({ ...given, state: 'refused', why: 'not this' })
    expect(server.details).toEqual({ relevant: '1' })
    expect(server.position).toBe(2)
    outbox.give(refused, { ...given, value: 'good' })
    await outbox.flush()
    expect(outbox.snapshot().state).toBe('saved')
  })

  test('is tried once more in the next life of the page', async () => {
    server.refused.add('bad')
    const before = await openTab()
    before.give('name', { value: 'bad' })
    await before.flush()
    await vi.waitFor(() => expect(stateOf(before, 'name')).toBe('refused'))
    before.close()
    server.refused.clear()
    const after = await openTab()
    after.tryAgain(() => true)
    await after.flush()
    expect(server.details.name).toBe('bad')
  })
})

test('one that fails keeps the others from nothing', async () => {
  const sendDetail = server.connection.sendDetail
  vi.spyOn(server.connection, 'sendDetail').mockImplementation(async (...given) => {
    if (given[0] === 'name') throw new ApiError(500, 'broken')
    return sendDetail(...given)
  })
  const outbox = await openTab()
  outbox.give('name', { value: 'The Quarks' })
  outbox.give('experience', { value: '4' })
  await outbox.flush()
  expect(server.details).toEqual({ experience: '4' })
  expect(outbox.snapshot().state).toBe('error')
})

test('what is changed while it is on its way is sent after it', async () => {
  const outbox = await openTab()
  outbox.give('name', { value: 'First' })
  outbox.give('name', { value: 'Second' })
  await vi.waitFor(() => expect(outbox.snapshot().state).toBe('saved'))
  expect(server.details.name).toBe('Second')
})

test('what only stands in its field is kept, and not sent', async () => {
  const before = await openTab()
  before.note('name', { value: 'The Qu' })
  before.note('photo', PHOTO)
  await before.flush()
  expect([before.snapshot().state, server.calls]).toEqual(['saved', []])
  before.close()
  const after = await openTab()
  expect([stateOf(after, 'name'), stateOf(after, 'photo')]).toEqual(['noted', 'noted'])
  after.drop('photo')
  expect(stateOf(after, 'photo')).toBeUndefined()
})

test('a picture that does not fit into the storage keeps no answer out of it', async () => {
  server.down = OFFLINE
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
    if (row.blob) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, row)
  })
  const before = await openTab()
  before.give('photo', PHOTO)
  before.answer(2, 'kept')
  await before.flush()
  expect(before.snapshot().state).toBe('error')
  before.close()
  const after = await openTab()
  expect(after.snapshot().answers.get(2)).toBe('kept')
})

test('a session that is gone ends the sending, whoever hears of it first', async () => {
  server.down = new ApiError(401, 'gone')
  const outbox = await openTab({ storage: false })
  outbox.give('photo', PHOTO)
  await outbox.flush()
  aMomentLater()
  expect(outbox.snapshot().state).toBe('closed')
})
