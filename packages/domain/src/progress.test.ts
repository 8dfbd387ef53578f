import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { grownMost, progressOf } from './progress.ts'
import { INDICATORS, type Indicator } from './workshop.ts'

const action = (indicator: Indicator | null): Action => ({
  questionId: 10,
  what: 'Lunch',
  who: null,
  by: null,
  indicator,
})
const last = { connect: 54, trust: 40, inspire: 55 }

describe('last time beside now', () => {
  test('says which rose, fell or stayed, by how much, and what was decided then', () => {
    const decided = [action('connect'), action(null)]
    expect(progressOf(last, { connect: 66, trust: 44, inspire: 50 }, decided)).toEqual([
      { indicator: 'connect', last: 54, now: 66, direction: 'rose', points: 12, actions: [action('connect')] },
      { indicator: 'trust', last: 40, now: 44, direction: 'same', points: 4, actions: [] },
      { indicator: 'inspire', last: 55, now: 50, direction: 'fell', points: 5, actions: [] },
    ])
  })

  test('leaves out what was not scored both times', () => {
    const now = { connect: 66, trust: null, inspire: 50 }
    expect(progressOf({ ...last, inspire: null }, now, []).map(({ indicator }) => indicator)).toEqual(['connect'])
  })

  test('under five points is about the same, in both directions, and nothing else is', () => {
    const score = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(score, score, (before, after) => {
        const [one] = progressOf({ ...last, connect: before }, { ...last, connect: after }, [])
        const [back] = progressOf({ ...last, connect: after }, { ...last, connect: before }, [])
        expect(one?.direction === 'same').toBe(Math.abs(after - before) < 5)
        expect(one?.direction === 'rose').toBe(back?.direction === 'fell')
        expect(one?.points).toBe(back?.points)
      }),
    )
  })

  test('which grew most: one, several, or none', () => {
    const grown = (connect: number, trust: number, inspire: number) =>
      grownMost(progressOf(last, { connect, trust, inspire }, []))
    expect(grown(60, 58, 50)).toEqual(['trust'])
    expect(grown(64, 50, 65)).toEqual(INDICATORS)
    expect(grown(58, 44, 10)).toEqual([])
  })
})
