import { buildResultsPage, buildSurveyPage } from '@thrive/testkit/build'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  endPosition,
  HOME_FROM,
  isComplete,
  isFinished,
  nextPosition,
  onResultsLoad,
  onSurveyLoad,
  type Place,
  type Plan,
  placeOf,
  planOf,
} from './position.ts'

const v1: Plan = { surveyPages: 30, resultsPages: 9 }
const v2: Plan = { surveyPages: 36, resultsPages: 4 }

const plans = fc.record({
  surveyPages: fc.integer({ min: 1, max: 60 }),
  resultsPages: fc.integer({ min: 0, max: 20 }),
})

it('counts the pages of a workshop', () => {
  const workshop = { survey: [buildSurveyPage(), buildSurveyPage({ page: 2 })], results: [buildResultsPage()] }
  expect(planOf(workshop)).toEqual({ surveyPages: 2, resultsPages: 1 })
})

it('ends at 40 for v1 and at 41 for v2', () => {
  expect(endPosition(v1)).toBe(40)
  expect(endPosition(v2)).toBe(41)
})

describe('where a step leads', () => {
  it.each([
    [v1, 1, { kind: 'survey', page: 1 }],
    [v1, 30, { kind: 'survey', page: 30 }],
    [v1, 31, { kind: 'results', page: 1 }],
    [v1, 39, { kind: 'results', page: 9 }],
    [v1, 40, { kind: 'download' }],
    [v2, 36, { kind: 'survey', page: 36 }],
    [v2, 37, { kind: 'results', page: 1 }],
    [v2, 40, { kind: 'results', page: 4 }],
    [v2, 41, { kind: 'download' }],
  ])('%o at %i is %o', (plan, position, place) => {
    expect(placeOf(plan, position)).toEqual(place)
  })

  it('walks through every page of every plan once, in order, and stays at the end', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 5 }), (plan, extraSteps) => {
        const expected: Place[] = [
          ...Array.from({ length: plan.surveyPages }, (_, i) => ({ kind: 'survey' as const, page: i + 1 })),
          ...Array.from({ length: plan.resultsPages }, (_, i) => ({ kind: 'results' as const, page: i + 1 })),
          ...Array.from({ length: extraSteps + 1 }, () => ({ kind: 'download' as const })),
        ]
        let position = 1
        const walked = expected.map(() => {
          const place = placeOf(plan, position)
          position = nextPosition(plan, position)
          return place
        })
        expect(walked).toEqual(expected)
        expect(position).toBe(endPosition(plan))
      }),
    )
  })

  it('gives an impossible position a page that exists', () => {
    expect(placeOf(v1, 0)).toEqual({ kind: 'survey', page: 1 })
    expect(placeOf(v1, -7)).toEqual({ kind: 'survey', page: 1 })
    expect(placeOf(v1, 1000)).toEqual({ kind: 'download' })
  })
})

describe('finished and complete', () => {
  it('is finished from the first position after the survey, complete at the end', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: -2, max: 22 }), (plan, beyondSurvey) => {
        const position = plan.surveyPages + beyondSurvey
        const { kind } = placeOf(plan, position)
        expect(isFinished(plan, position)).toBe(kind !== 'survey')
        expect(isComplete(plan, position)).toBe(kind === 'download')
      }),
    )
  })

  it.each([
    [v1, 30, false, false],
    [v1, 31, true, false],
    [v1, 39, true, false],
    [v1, 40, true, true],
    [v2, 36, false, false],
    [v2, 37, true, false],
    [v2, 40, true, false],
    [v2, 41, true, true],
  ])('%o at %i', (plan, position, finished, complete) => {
    expect(isFinished(plan, position)).toBe(finished)
    expect(isComplete(plan, position)).toBe(complete)
  })
})

describe.each([
  ['survey', onSurveyLoad],
  ['results', onResultsLoad],
])('loading the %s route', (_, onLoad) => {
  it.each([
    [v1, 1, { kind: 'survey', page: 1 }],
    [v1, 30, { kind: 'survey', page: 30 }],
    [v1, 31, { kind: 'results', page: 1 }],
    [v1, 40, { kind: 'download' }],
    [v1, 41, { kind: 'home' }],
    [v2, 31, { kind: 'survey', page: 31 }],
    [v2, 36, { kind: 'survey', page: 36 }],
    [v2, 40, { kind: 'results', page: 4 }],
    [v2, 41, { kind: 'home' }],
  ])('%o at %i leads to %o', (plan, position, landing) => {
    expect(onLoad(plan, position)).toEqual(landing)
  })

  it('goes home from 41 on, and never before the last page of a longer version', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 36, max: 90 }), (plan, position) => {
        const played = position >= endPosition(plan)
        expect(onLoad(plan, position).kind === 'home').toBe(position >= 41 && played)
      }),
    )
    expect(HOME_FROM).toBe(41)
  })
})
