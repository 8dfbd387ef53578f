import { expect, test } from 'vitest'
import { batched } from '../src/infra/batched.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('many are worked on at once, and a run never begins before its items were given', async () => {
  let stored = 0
  const runs: string[][] = []
  const read = batched<string, number>({
    size: 3,
    atOnce: 2,
    keyOf: (id) => id,
    join: (id) => id,
    run: async (ids) => {
      runs.push(ids)
      const seen = stored
      await pause(5)
      return () => seen
    },
  })
  const asked = Array.from({ length: 50 }, async (_, nth) => {
    await pause(nth % 7)
    const now = ++stored
    return { now, found: await read(String(nth % 5)) }
  })
  for (const { now, found } of await Promise.all(asked)) expect(found).toBeGreaterThanOrEqual(now)
  expect(runs.length).toBeLessThan(20)
  expect(Math.max(...runs.map(({ length }) => length))).toBe(3)
})

/** Runs that end only when the test ends them. */
function slowRuns(join?: (waiting: string, next: string) => string) {
  const runs: { items: string[]; end: PromiseWithResolvers<void> }[] = []
  const give = batched<string, string>({
    size: 10,
    atOnce: 1,
    keyOf: ([key = '']) => key,
    ...(join && { join }),
    run: async (items) => {
      const end = Promise.withResolvers<void>()
      runs.push({ items, end })
      await end.promise
      return (item) => `did ${item}`
    },
  })
  return { give, runs, next: () => new Promise(setImmediate) }
}

test('two items of one key are in two runs, unless they are joined', async () => {
  const { give, runs, next } = slowRuns()
  const given = [give('a1'), give('a2'), give('b1')]
  await next()
  expect(runs.map(({ items }) => items)).toEqual([['a1', 'b1']])
  runs[0]?.end.resolve()
  await next()
  expect(runs[1]?.items).toEqual(['a2'])
  runs[1]?.end.resolve()
  expect(await Promise.all(given)).toEqual(['did a1', 'did a2', 'did b1'])

  const joined = slowRuns((_, later) => later)
  const both = [joined.give('a1'), joined.give('a2')]
  await joined.next()
  expect(joined.runs[0]?.items).toEqual(['a2'])
  joined.runs[0]?.end.resolve()
  expect(await Promise.all(both)).toEqual(['did a2', 'did a2'])
})

test('a run that fails fails for each of its items, and the next one begins', async () => {
  const { give, runs, next } = slowRuns()
  const first = give('a')
  await next()
  const second = give('b')
  runs[0]?.end.reject(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await next()
  runs[1]?.end.resolve()
  expect(await second).toBe('did b')
})
