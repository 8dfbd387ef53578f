import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speakerOf } from './speaker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what changes in one turn is said once', async () => {
  const say = vi.fn(async () => {})
  const speaker = speakerOf(say)
  speaker.say()
  speaker.say()
  await vi.advanceTimersByTimeAsync(0)
  expect(say).toHaveBeenCalledTimes(1)
})

test('what changes while something is being said is said next, once', async () => {
  let arrive = () => {}
  const say = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const speaker = speakerOf(say)
  speaker.say()
  await vi.advanceTimersByTimeAsync(0)
  speaker.say()
  speaker.say()
  await vi.advanceTimersByTimeAsync(100)
  expect(say).toHaveBeenCalledTimes(1)
  arrive()
  await vi.advanceTimersByTimeAsync(100)
  expect(say).toHaveBeenCalledTimes(2)
})

test('what did not arrive is said again, until the room is left', async () => {
  const say = vi.fn(async () => Promise.reject(new Error('no connection')))
  const speaker = speakerOf(say)
  speaker.say()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(say).toHaveBeenCalledTimes(2)
  speaker.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(say).toHaveBeenCalledTimes(2)
})
