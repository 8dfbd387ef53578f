import { expect, it } from 'vitest'
import { DEFAULT_OPINION, isOpinionScore, OPINION_SCORES } from './opinion.ts'

it('five scores, and nothing else', () => {
  expect(OPINION_SCORES).toHaveLength(5)
  for (const score of [0, 1, 2, 3, 4]) expect(isOpinionScore(score)).toBe(true)
  for (const score of [-1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(isOpinionScore(score)).toBe(false)
})

it('begins in the middle', () => {
  expect(DEFAULT_OPINION).toBe(2)
})
