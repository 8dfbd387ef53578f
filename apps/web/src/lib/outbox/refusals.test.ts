import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { fakeServer } from './testing/fake-server.ts'

let name: string
let server: ReturnType<typeof fakeServer>
const open: Outbox[] = []
const openTab = async ({ storage = true } = {}) => {
  const outbox = await openOutbox('team', server.connection, storage ? await openDatabase(name) : null)
  open.push(outbox)
  return outbox
}
const openTimedTab = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return openTab({ storage: false })
}
/** Returns the times at which saves were sent. */
const momentsOfSaves = () => {
  const moments: number[] = []
  const save = server.connection.save
  vi.spyOn(server.connection, 'save').mockImplementation((...given) => {
    moments.push(Date.now())
    return save(...given)
  })
  return moments
}
const shortestPause = (moments: number[]) =>
  Math.min(...moments.slice(1).map((moment, nth) => moment - (moments[nth] ?? 0)))
const draftsOf = (outbox: Outbox) => Object.fromEntries(outbox.snapshot().drafts)

beforeEach(() => {
  name = `thrive-${crypto.randomUUID()}`
  server = fakeServer()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  for (const outbox of open.splice(0)) outbox.close()
  vi.useRealTimers()
})

describe('an answer that the server refuses', () => {
  test.each([
    ['by its name', true],
    ['without a word which one it is', false],
  ])('%s is put aside; the rest is saved and the team goes on', async (_, named) => {
    server.refused.add('bad')
    server.namesRefused = named
    const outbox = await openTimedTab()
    for (const id of [1, 2, 3, 4, 6, 7]) outbox.answer(id, `good ${id}`)
    outbox.answer(5, 'bad')
    outbox.step(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(Object.keys(server.answers())).toEqual(['1', '2', '3', '4', '6', '7'])
    expect(server.position).toBe(2)
    expect(outbox.snapshot().state).toBe('unsaved')
    expect(draftsOf(outbox)).toEqual({ 5: 'bad' })
  })

  test('is looked for no faster than once a second, and is found', async () => {
    server.refused.add('bad')
    server.namesRefused = false
    const moments = momentsOfSaves()
    const outbox = await openTimedTab()
    for (let id = 1; id <= 40; id++) outbox.answer(id, id === 23 ? 'bad' : `good ${id}`)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(Object.keys(server.answers())).toHaveLength(39)
    expect(shortestPause(moments)).toBeGreaterThanOrEqual(1_000)
    expect(moments.length).toBeLessThan(15)
  })

  test('is sent again when it is changed', async () => {
    server.refused.add('bad')
    const outbox = await openTab()
    outbox.answer(5, 'bad')
    await outbox.flush()
    expect(draftsOf(outbox)).toEqual({ 5: 'bad' })
    outbox.answer(5, 'better')
    await outbox.flush()
    expect(server.answers()).toEqual({ 5: 'better' })
    expect([outbox.snapshot().state, draftsOf(outbox)]).toEqual(['saved', {}])
  })

  test('is still there after a reload, tried once more, and what the server holds instead is known', async () => {
    server.refused.add('bad')
    server.keep(5, 'as it was', 1)
    const before = await openTab()
    before.answer(5, 'bad')
    await before.flush()
    before.close()
    const after = await vi.waitFor(async () => {
      const tab = await openTab()
      expect(tab.snapshot().answers.get(5)).toBe('as it was')
      return tab
    })
    expect(draftsOf(after)).toEqual({ 5: 'bad' })
    expect(after.snapshot().state).toBe('unsaved')
    server.refused.clear()
    after.tryAgain(() => true)
    await after.flush()
    expect(server.answers()).toEqual({ 5: 'bad' })
    expect([after.snapshot().state, draftsOf(after)]).toEqual(['saved', {}])
  })
})

describe('what stands in a field and does not fit', () => {
  test('is never sent, survives a reload, and gives way to an answer', async () => {
    const before = await openTab()
    before.answer(2, 'fits')
    await before.flush()
    before.draft(2, 'too long')
    await before.flush()
    expect(before.snapshot().state).toBe('unsaved')
    before.close()
    const after = await openTab()
    expect(draftsOf(after)).toEqual({ 2: 'too long' })
    after.tryAgain(() => false)
    await after.flush()
    expect(server.answers()).toEqual({ 2: 'fits' })
    after.answer(2, 'fits')
    expect([after.snapshot().state, draftsOf(after)]).toEqual(['saved', {}])
  })

  test('half a date is unsaved as long as it stands there', async () => {
    const outbox = await openTab()
    outbox.unfinished(3, true)
    expect([outbox.snapshot().state, draftsOf(outbox)]).toEqual(['unsaved', { 3: null }])
    outbox.unfinished(3, false)
    expect([outbox.snapshot().state, draftsOf(outbox)]).toEqual(['saved', {}])
  })

  test('nothing in the place of nothing is nothing to send, but a cleared answer is', async () => {
    const outbox = await openTab()
    outbox.answer(2, '')
    expect(outbox.snapshot().answers.has(2)).toBe(false)
    outbox.answer(2, 'x')
    await outbox.flush()
    outbox.answer(2, '')
    await outbox.flush()
    expect(server.answers()).toEqual({ 2: '' })
  })
})

describe('a step that is not taken', () => {
  test('because it is refused is sent once, and again with the next', async () => {
    server.refusesSteps = true
    const outbox = await openTimedTab()
    outbox.step(1)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.calls).toEqual(['step 1'])
    expect(outbox.snapshot()).toMatchObject({ state: 'unsaved', position: 2 })
    outbox.answer(2, 'saved all the same')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.answers()).toEqual({ 2: 'saved all the same' })
    server.refusesSteps = false
    outbox.step(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.position).toBe(3)
    expect(outbox.snapshot()).toMatchObject({ state: 'saved', position: 3 })
  })

  test('because the server is not where it leaves is not repeated without end', async () => {
    const outbox = await openTimedTab()
    outbox.learn({ position: 5, answers: [] })
    server.position = 3
    outbox.step(5)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.calls).toEqual(['step 5'])
    expect(outbox.snapshot().state).toBe('unsaved')
  })
})

test('whatever makes the outbox send, nothing that failed is repeated within a second', async () => {
  server.down = new TypeError('Failed to fetch')
  const moments = momentsOfSaves()
  const outbox = await openTimedTab()
  outbox.answer(2, 'x')
  for (let tenth = 0; tenth < 50; tenth++) {
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    outbox.step(tenth + 1)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(moments.length).toBeGreaterThan(3)
  expect(shortestPause(moments)).toBeGreaterThanOrEqual(1_000)
})
