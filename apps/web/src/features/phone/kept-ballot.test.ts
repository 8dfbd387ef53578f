import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { keepBallot } from './kept-ballot.ts'

const asked = (key: string, mine: number | null = null) => ({
  asked: { key, kind: 'score' as const, title: '', given: 0, seats: 3, mine },
})
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('what is given is sent at once, and shown until the room says it', async () => {
  const send = vi.fn().mockResolvedValue({})
  const keeper = keepBallot('KMN482', send)
  keeper.give('q19', 65)
  await settle()
  expect(send.mock.calls).toEqual([['q19', '65']])
  expect(keeper.current()).toEqual({ key: 'q19', value: 65, at: 'sent' })
  keeper.receive(asked('q19', 40))
  expect(keeper.current()?.value).toBe(65)
  keeper.receive(asked('q19', 65))
  expect(keeper.current()).toBeNull()
})

test('while the line is down it stays on the phone, also when the page is closed, and goes once it is back', async () => {
  const down = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  keepBallot('KMN482', down).give('q32', ['Trust', 'Empathy'])
  await settle()
  const send = vi.fn().mockResolvedValue({})
  const reopened = keepBallot('KMN482', send)
  expect(reopened.current()).toMatchObject({ value: ['Trust', 'Empathy'], at: 'phone' })
  reopened.receive(asked('q32'))
  reopened.receive(asked('q32'))
  await settle()
  expect(send.mock.calls).toEqual([['q32', '["Trust","Empathy"]']])
  expect(keepBallot('KMN482', send).current()).toBeNull()
})

test('a server that is busy is asked again by itself', async () => {
  const send = vi.fn().mockRejectedValueOnce(new ApiError(503, 'busy')).mockResolvedValue({})
  const keeper = keepBallot('KMN482', send)
  keeper.give('q19', 65)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(send).toHaveBeenCalledTimes(2)
  expect(keeper.current()?.at).toBe('sent')
})

test('of two that are given in a hurry the later one is the last to be sent', async () => {
  const answers: (() => void)[] = []
  const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const keeper = keepBallot('KMN482', send)
  keeper.give('q19', 10)
  keeper.give('q19', 90)
  expect(send.mock.calls).toEqual([['q19', '10']])
  answers[0]?.()
  await settle()
  answers[1]?.()
  await settle()
  expect(send.mock.calls).toEqual([
    ['q19', '10'],
    ['q19', '90'],
  ])
  expect(keeper.current()).toEqual({ key: 'q19', value: 90, at: 'sent' })
})

test('what came too late, or what the room does not ask any more, is not kept', async () => {
  const send = vi.fn().mockRejectedValue(new ApiError(409, 'revealed'))
  const keeper = keepBallot('KMN482', send)
  keeper.give('q19', 65)
  await settle()
  expect(keeper.current()).toBeNull()
  const down = keepBallot('KMN482', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  down.give('q19', 65)
  await settle()
  down.receive(asked('q20'))
  expect(down.current()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('what was given in another room is never sent to this one', async () => {
  const down = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  keepBallot('KMN482', down).give('q19', 65)
  await settle()
  expect(keepBallot('XYZ234', down).current()).toBeNull()
})
