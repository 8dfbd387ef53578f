import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averageOf, quartilesOf, tensOf, totalOf } from './spread.ts'

const countsOf = (values: number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
/** QUARTILE.INC, written out. */
const quantile = (values: number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return Math.round((below + (above - below) * (place % 1)) * 10) / 10
}
const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 60 })

test('quartiles of counts are those of the values', () => {
  fc.assert(
    fc.property(scores, (values) => {
      expect(quartilesOf(countsOf(values))).toEqual({
        lower: quantile(values, 0.25),
        median: quantile(values, 0.5),
        upper: quantile(values, 0.75),
      })
    }),
  )
})

test('a count that went back to zero does not count', () => {
  expect(quartilesOf(new Map([[1, 0], [60, 3]]))).toEqual({ lower: 60, median: 60, upper: 60 }) // biome-ignore format: one case
})

test('the average has one decimal', () => {
  expect(averageOf(countsOf([50, 51, 51]))).toBe(50.7)
})

describe('tens', () => {
  test.each([
    [1, 0],
    [10, 0],
    [11, 1],
    [50, 4],
    [91, 9],
    [100, 9],
    [0, 0],
  ])('%i is in ten number %i', (value, ten) => {
    expect(tensOf(countsOf([value])).indexOf(1)).toBe(ten)
  })

  test('hold everyone', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const tens = tensOf(countsOf(values))
        expect(tens.reduce((total, count) => total + count, 0)).toBe(totalOf(countsOf(values)))
      }),
    )
  })
})
