import { LOCALES } from '@thrive/domain'
import { setLocale } from '@thrive/words/locale'
import { afterEach, expect, test } from 'vitest'
import { sentenceOf } from './sentence.ts'

afterEach(() => setLocale('en'))

const SPRING = { name: 'Spring 2026', scores: { connect: 61, trust: 51, inspire: 62 } }
const DESIRED = { connect: 86, trust: 90, inspire: 83 }

test('first an indicator that changed by five points or more and is furthest', () => {
  const now = { connect: 70, trust: 57, inspire: 60 }
  expect(sentenceOf({ now, before: SPRING, desired: DESIRED })).toBe(
    'Trust grew six points since Spring 2026, and is still furthest from what teams want.',
  )
  expect(sentenceOf({ now: { ...now, trust: 45 }, before: SPRING, desired: DESIRED })).toBe(
    'Trust fell six points since Spring 2026, and is furthest from what teams want.',
  )
})

test('then one that changed by five points or more, the most changed first', () => {
  const now = { connect: 67, trust: 53, inspire: 70 }
  expect(sentenceOf({ now, before: SPRING, desired: DESIRED })).toBe('Inspire grew eight points since Spring 2026.')
  expect(sentenceOf({ now: { ...now, connect: 50 }, before: SPRING, desired: DESIRED })).toBe(
    'Connect fell eleven points since Spring 2026.',
  )
})

test('then, and without an earlier round, the one that is furthest', () => {
  const now = { connect: 64, trust: 55, inspire: 60 }
  const furthest = 'Trust is furthest from what teams want: 35 points.'
  expect(sentenceOf({ now, before: SPRING, desired: DESIRED })).toBe(furthest)
  expect(sentenceOf({ now, before: null, desired: DESIRED })).toBe(furthest)
  expect(sentenceOf({ now: { ...now, trust: 89, connect: 86, inspire: 83 }, before: null, desired: DESIRED })).toBe(
    'Trust is furthest from what teams want: one point.',
  )
})

test('figures are rounded before they are compared, as the page shows them', () => {
  const before = { name: 'Spring', scores: { connect: 60, trust: 51.4, inspire: 60 } }
  expect(sentenceOf({ now: { connect: 60, trust: 55.5, inspire: 60 }, before, desired: null })).toBe(
    'Trust grew five points since Spring.',
  )
})

test('where no gap is measured the lowest is named, and a score that is hidden is never spoken of', () => {
  const now = { connect: 64, trust: null, inspire: 60 }
  expect(sentenceOf({ now, before: null, desired: null })).toBe('Inspire is lowest, at 60%.')
  expect(sentenceOf({ now, before: SPRING, desired: DESIRED })).toBe(
    'Inspire is furthest from what teams want: 23 points.',
  )
  expect(
    sentenceOf({ now: { connect: null, trust: null, inspire: null }, before: SPRING, desired: DESIRED }),
  ).toBeNull()
})

test('teams that are where they want to be read so', () => {
  expect(sentenceOf({ now: { connect: 86, trust: 92, inspire: 83 }, before: null, desired: DESIRED })).toBe(
    'All three are at or above the desired scores.',
  )
})

test('the sentence in three languages, with numbers in words up to twelve', () => {
  const said = LOCALES.map((locale) => {
    setLocale(locale)
    return [57, 63, 64].map((trust) =>
      sentenceOf({ now: { connect: 80, trust, inspire: 80 }, before: SPRING, desired: DESIRED }),
    )
  })
  expect(said).toEqual([
    ['six', 'twelve', '13'].map(
      (points) => `Trust grew ${points} points since Spring 2026, and is still furthest from what teams want.`,
    ),
    ['zes', 'twaalf', '13'].map(
      (points) => `Trust groeide ${points} punten sinds Spring 2026, en staat nog het verst van wat teams willen.`,
    ),
    ['six', 'douze', '13'].map(
      (points) =>
        `Trust a gagné ${points} points depuis Spring 2026, et reste le plus loin de ce que veulent les équipes.`,
    ),
  ])
})
