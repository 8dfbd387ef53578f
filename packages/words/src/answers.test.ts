import { DEFAULT_OPINION } from '@thrive/domain'
import { expect, it } from 'vitest'
import { opinionLabel, opinionLabels, readingWords } from './answers.ts'

it.each([
  [0, 'Totally disagree'],
  [1, 'Disagree'],
  [2, 'Neutral'],
  [3, 'Agree'],
  [4, 'Totally agree'],
])('%i reads as %s', (score, label) => {
  expect(opinionLabel(score)).toBe(label)
})

it.each([-1, 5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%d has no label', (score) => {
  expect(opinionLabel(score)).toBe('Label not found!')
})

it('begins at neutral', () => {
  expect(opinionLabel(DEFAULT_OPINION)).toBe('Neutral')
})

it('the words of an answer that are not the team’s own, in the language of the reader', () => {
  expect(readingWords('en').none).toBe('No answer given')
  expect(readingWords('nl').others('')).toBe('Anders')
  expect(readingWords('fr').others('Midi')).toBe('Autres\u00a0: Midi')
  expect(opinionLabels('nl')).toHaveLength(5)
})
