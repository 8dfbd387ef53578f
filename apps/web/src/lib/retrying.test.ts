import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retrying } from './retrying.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what is requested in one turn runs once', async () => {
  const work = vi.fn(async () => {})
  const loop = retrying(work, { delayAfter: () => 2_000 })
  loop.request()
  loop.request()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(1)
})

test('what is requested during a run runs after it, once', async () => {
  let arrive = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const loop = retrying(work, { delayAfter: () => 2_000 })
  loop.request()
  await vi.advanceTimersByTimeAsync(0)
  loop.request()
  loop.request()
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(1)
  arrive()
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a failed run is repeated until it is stopped', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('no connection')))
  const loop = retrying(work, { delayAfter: () => 2_000 })
  loop.request()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(work).toHaveBeenCalledTimes(2)
  loop.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a run that fails after it was stopped is not repeated', async () => {
  let fail = () => {}
  const work = vi.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('no connection')))))
  const loop = retrying(work, { delayAfter: () => 2_000 })
  void loop.run()
  loop.stop()
  fail()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(loop.isIdle()).toBe(true)
})

test('a run joins the one under way, and gives up when it is told to', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('refused')))
  const loop = retrying(work, { delayAfter: () => null })
  await Promise.all([loop.run(), loop.run()])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
