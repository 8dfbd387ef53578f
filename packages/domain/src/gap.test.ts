import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillAdvice, gapAdvice, givenScores, sameTargets, scoresFrom } from './gap.ts'
import { INDICATORS, type Scores } from './workshop.ts'

const desired: Scores = { connect: 86, trust: 90, inspire: 83 }
const targets: Scores = { connect: 86, trust: 83, inspire: 90 }
// Around the targets, where gaps tie and vanish.
const score = fc.integer({ min: 80, max: 93 })
const scores = fc.record({ connect: score, trust: score, inspire: score })

describe('the biggest gap', () => {
  it('is one indicator', () => {
    expect(gapAdvice({ connect: 40, trust: 80, inspire: 80 }, targets)).toEqual({
      kind: 'one',
      indicators: ['connect'],
    })
    expect(gapAdvice({ connect: 90, trust: 90, inspire: 89 }, targets)).toEqual({
      kind: 'one',
      indicators: ['inspire'],
    })
  })

  it('counts the distance to the target, not the lowest score', () => {
    expect(gapAdvice({ connect: 60, trust: 59, inspire: 62 }, targets)).toEqual({
      kind: 'one',
      indicators: ['inspire'],
    })
  })

  it('is several when they tie, in the usual order', () => {
    expect(gapAdvice({ connect: 76, trust: 83, inspire: 80 }, targets)).toEqual({
      kind: 'several',
      indicators: ['connect', 'inspire'],
    })
    expect(gapAdvice({ connect: 56, trust: 53, inspire: 60 }, targets).indicators).toEqual(INDICATORS)
  })

  it('is none when all are at or above the ideal', () => {
    expect(gapAdvice(targets, targets)).toEqual({ kind: 'none', indicators: [] })
    expect(gapAdvice({ connect: 100, trust: 83, inspire: 91 }, targets)).toEqual({ kind: 'none', indicators: [] })
  })

  it('leaves no indicator further from its target than those it names', () => {
    fc.assert(
      fc.property(scores, (current) => {
        const { kind, indicators } = gapAdvice(current, targets)
        const gaps = INDICATORS.map((indicator) => targets[indicator] - current[indicator])
        const named = indicators.map((indicator) => targets[indicator] - current[indicator])
        if (kind === 'none') expect(gaps.every((gap) => gap <= 0)).toBe(true)
        else {
          expect(named.every((gap) => gap > 0 && gap === Math.max(...gaps))).toBe(true)
          expect(gaps.filter((gap) => gap === Math.max(...gaps))).toHaveLength(indicators.length)
        }
        expect(kind).toBe((['none', 'one', 'several', 'several'] as const)[indicators.length])
      }),
      { numRuns: 1000 },
    )
  })
})

it('reads the scores from the questions that hold them, 50 where there is none', () => {
  const questions: Scores = { connect: 19, trust: 20, inspire: 21 }
  const answers = new Map([
    [20, '11'],
    [21, '22'],
    [1, '99'],
  ])
  expect(scoresFrom(answers, questions)).toEqual({ connect: 50, trust: 11, inspire: 22 })
  expect(scoresFrom(new Map(), questions)).toEqual({ connect: 50, trust: 50, inspire: 50 })
  const odd = new Map([
    [19, 'many'],
    [20, '101'],
    [21, '-1'],
  ])
  expect(scoresFrom(odd, questions)).toEqual({ connect: 50, trust: 50, inspire: 50 })
  const ends = new Map([
    [19, '0'],
    [20, '100'],
  ])
  expect(scoresFrom(ends, questions)).toEqual({ connect: 0, trust: 100, inspire: 50 })
})

it('knows whether the panel and the calculation agree', () => {
  expect(sameTargets(desired, targets)).toBe(false)
  expect(sameTargets(desired, { ...desired })).toBe(true)
  for (const indicator of INDICATORS) expect(sameTargets(desired, { ...desired, [indicator]: 1 })).toBe(false)
})

it('names the indicators in the advice', () => {
  const listed = (names: string[]) => names.join(' and ')
  expect(fillAdvice('Work on {indicator}. Yes, {indicator}!', ['trust'], listed)).toBe('Work on Trust. Yes, Trust!')
  expect(fillAdvice('Choose {indicator}.', ['connect', 'inspire'], listed)).toBe('Choose Connect and Inspire.')
  expect(fillAdvice('All is well.', [], listed)).toBe('All is well.')
})

it('a score that was not given, or is none, is null', () => {
  const questions = { connect: 1, trust: 2, inspire: 3 }
  const answers = new Map([[1, '50'], [2, '101']]) // biome-ignore format: short
  expect(givenScores(answers, questions)).toEqual({ connect: 50, trust: null, inspire: null })
})
