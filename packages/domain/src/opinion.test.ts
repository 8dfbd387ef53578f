import { expect, it } from 'vitest'
import { DEFAULT_OPINION, isOpinionScore, opinionLabel } from './opinion.ts'

it.each([
  [0, 'Totally disagree'],
  [1, 'Disagree'],
  [2, 'Neutral'],
  [3, 'Agree'],
  [4, 'Totally agree'],
])('%i reads as %s', (score, label) => {
  expect(opinionLabel(score)).toBe(label)
  expect(isOpinionScore(score)).toBe(true)
})

it.each([-1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d has no label', (score) => {
  expect(opinionLabel(score)).toBe('Label not found!')
  expect(isOpinionScore(score)).toBe(false)
})

it('begins at neutral', () => {
  expect(opinionLabel(DEFAULT_OPINION)).toBe('Neutral')
})
