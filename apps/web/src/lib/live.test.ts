import type { RoomState } from '@thrive/domain'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listenTo } from './live.ts'
import { hasFields, isNumber } from './shape.ts'

class FakeSource {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 1
  onopen: () => void = () => {}
  onmessage: (event: { data: string; lastEventId: string }) => void = () => {}
  onerror: () => void = () => {}
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSource.opened.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
  send(state: unknown, sentAt = Date.now()) {
    this.onmessage({ data: typeof state === 'string' ? state : JSON.stringify(state), lastEventId: String(sentAt) })
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.onerror()
  }
}

const room = () => {
  const isState = hasFields<RoomState>({ number: isNumber, page: isNumber })
  const source = listenTo('GET /api/room/live/:uuid', { uuid: 'a b' }, isState)
  const subscribe = (listener: () => void) => {
    const stop = source.subscribe(listener)
    onTestFinished(stop)
    return stop
  }
  return { ...source, subscribe }
}
const now = () => FakeSource.opened.at(-1) as FakeSource

beforeEach(() => {
  FakeSource.opened = []
  vi.stubGlobal('EventSource', FakeSource)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('nothing is opened until somebody listens, and it is closed with the last one who does', () => {
  const source = room()
  expect(FakeSource.opened).toHaveLength(0)
  const stop = [source.subscribe(() => {}), source.subscribe(() => {})]
  expect(FakeSource.opened.map(({ url }) => url)).toEqual(['/api/room/live/a%20b'])
  stop[0]?.()
  expect(now().readyState).not.toBe(FakeSource.CLOSED)
  stop[1]?.()
  expect(now().readyState).toBe(FakeSource.CLOSED)
})

test('an older number, another shape and what is no JSON are dropped', () => {
  const source = room()
  source.subscribe(() => {})
  now().send({ number: 5, page: 2 })
  for (const other of [{ number: 4, page: 1 }, { number: 6 }, '<html>', 'null']) now().send(other)
  expect(source.current().state).toMatchObject({ number: 5, page: 2 })
  now().send({ number: 5, page: 3 })
  expect(source.current().state).toMatchObject({ number: 5, page: 3 })
})

test('a lost line is said, what was last known stays, and the browser comes back by itself', () => {
  const source = room()
  source.subscribe(() => {})
  expect(source.current().link).toBe('trying')
  now().send({ number: 1, page: 1 })
  expect(source.current().link).toBe('connected')
  now().fail(0)
  expect(source.current()).toMatchObject({ link: 'trying', state: { number: 1 } })
  expect(FakeSource.opened).toHaveLength(1)
  now().onopen()
  expect(source.current().link).toBe('connected')
})

test('after an answer that is no stream it is opened again within five seconds', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Bad gateway', { status: 502 }))
  const source = room()
  source.subscribe(() => {})
  now().fail(FakeSource.CLOSED)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(FakeSource.opened).toHaveLength(2)
  expect(source.current().link).toBe('trying')
})

test('the login page of a network is no end', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>', { status: 403 }))
  const source = room()
  source.subscribe(() => {})
  now().fail(FakeSource.CLOSED)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(FakeSource.opened).toHaveLength(2)
})

test('where the server says that there is nothing to hear, it ends, with the reason', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ error: 'no-room', message: '' }, { status: 404 }))
  const source = room()
  source.subscribe(() => {})
  now().fail(FakeSource.CLOSED)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(FakeSource.opened).toHaveLength(1)
  expect(source.current()).toMatchObject({ link: 'ended', why: 'no-room' })
})

test('the clocks are compared by the message that travelled fastest', () => {
  const source = room()
  source.subscribe(() => {})
  const ahead = 60_000
  now().send({ number: 1, page: 1 }, Date.now() + ahead - 400)
  now().send({ number: 2, page: 1 }, Date.now() + ahead - 20)
  now().send({ number: 3, page: 1 }, Date.now() + ahead - 900)
  expect(source.current().ahead).toBe(ahead - 20)
})

test.each([3_600_000, -3_600_000])('a clock that is set by %i ms is compared anew, without a reload', (jump) => {
  const source = room()
  source.subscribe(() => {})
  const serverTime = Date.now()
  now().send({ number: 1, page: 1 }, serverTime)
  vi.setSystemTime(Date.now() + jump)
  vi.advanceTimersByTime(5_000)
  expect(FakeSource.opened).toHaveLength(2)
  now().send({ number: 1, page: 1 }, serverTime + 5_000)
  expect(source.current().ahead).toBe(-jump)
})

test('while the clock runs on, the stream stays open', () => {
  room().subscribe(() => {})
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.opened).toHaveLength(1)
})
