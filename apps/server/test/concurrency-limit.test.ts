import { afterEach, expect, test, vi } from 'vitest'
import { limitConcurrency } from '../src/infra/concurrency-limit.ts'

afterEach(() => void vi.useRealTimers())

const REFUSED = new Error('sent away')

/** Jobs that end only when the test ends them, and that report when they begin. */
function workers(atOnce: number, mostWaiting = 100) {
  const inTurn = limitConcurrency({ atOnce, patienceMs: 10_000, refuse: () => REFUSED })(mostWaiting)
  const begun: number[] = []
  const endings = new Map<number, PromiseWithResolvers<void>>()
  const ask = (nth: number) => {
    const ending = Promise.withResolvers<void>()
    endings.set(nth, ending)
    return inTurn(() => {
      begun.push(nth)
      return ending.promise
    })
  }
  return {
    ask,
    begun,
    end: (nth: number) => endings.get(nth)?.resolve(),
    fail: (nth: number) => endings.get(nth)?.reject(new Error('failed')),
  }
}

test('two work at once, the others one after the other as places get free, whether the work succeeds or fails', async () => {
  const { ask, begun, end, fail } = workers(2)
  const all = [1, 2, 3, 4].map(ask)
  expect(begun).toEqual([1, 2])
  fail(2)
  await expect(all[1]).rejects.toThrow('failed')
  await vi.waitFor(() => expect(begun).toEqual([1, 2, 3]))
  end(1)
  await vi.waitFor(() => expect(begun).toEqual([1, 2, 3, 4]))
  end(3)
  end(4)
  await Promise.all([all[0], all[2], all[3]])
  const [next, after] = [ask(5), ask(6)]
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  end(5)
  end(6)
  await Promise.all([next, after])
})

test('who has waited for too long is sent away, and keeps nobody else from a turn', async () => {
  vi.useFakeTimers()
  const { ask, begun, end } = workers(1)
  const first = ask(1)
  const second = expect(ask(2)).rejects.toBe(REFUSED)
  await vi.advanceTimersByTimeAsync(9_000)
  const third = ask(3)
  await vi.advanceTimersByTimeAsync(1_000)
  await second
  end(1)
  await first
  expect(begun).toEqual([1, 3])
  end(3)
  await third
})

test('only so many wait; one more is sent away at once', async () => {
  const { ask, begun, end } = workers(1, 2)
  const all = [ask(1), ask(2), ask(3)]
  await expect(ask(4)).rejects.toBe(REFUSED)
  for (const nth of [1, 2, 3]) {
    await vi.waitFor(() => expect(begun).toContain(nth))
    end(nth)
  }
  await Promise.all(all)
  expect(begun).toEqual([1, 2, 3])
})
