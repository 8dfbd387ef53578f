import fc from 'fast-check'
import { expect, it } from 'vitest'
import { journeyAt } from './journey.ts'
import type { Journey } from './workshop.ts'

const journey: Journey = {
  kind: 'chapters',
  parts: [
    { title: 'Arrive', fromPage: 1, indicator: null },
    { title: 'Connect', fromPage: 5, indicator: 'connect' },
    { title: 'Trust', fromPage: 13, indicator: 'trust' },
  ],
}

it('knows where each part ends, and fills the one the team is in', () => {
  expect(journeyAt(journey, 6, 20)).toEqual([
    { title: 'Arrive', indicator: null, fromPage: 1, toPage: 4, state: 'done', share: 1 },
    { title: 'Connect', indicator: 'connect', fromPage: 5, toPage: 12, state: 'now', share: 0.25 },
    { title: 'Trust', indicator: 'trust', fromPage: 13, toPage: 20, state: 'todo', share: 0 },
  ])
})

it('changes parts at their first page', () => {
  const statesAt = (page: number) => journeyAt(journey, page, 20).map((part) => part.state)
  expect(statesAt(1)).toEqual(['now', 'todo', 'todo'])
  expect(statesAt(4)).toEqual(['now', 'todo', 'todo'])
  expect(statesAt(5)).toEqual(['done', 'now', 'todo'])
  expect(statesAt(13)).toEqual(['done', 'done', 'now'])
  expect(statesAt(20)).toEqual(['done', 'done', 'now'])
  expect(statesAt(21)).toEqual(['done', 'done', 'done'])
})

it('has begun no part before the first', () => {
  const later: Journey = { kind: 'boxes', parts: journey.parts.slice(1) }
  expect(journeyAt(later, 4, 20).map(({ state, share }) => [state, share])).toEqual([
    ['todo', 0],
    ['todo', 0],
  ])
})

it('has one part now on every page, and fills as many pages as were reached', () => {
  const journeys = fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 10 }).map((starts): Journey => {
    const fromPages = [1, ...starts.toSorted((a, b) => a - b)]
    return { kind: 'boxes', parts: fromPages.map((fromPage) => ({ title: 'Box', fromPage, indicator: null })) }
  })
  fc.assert(
    fc.property(journeys, fc.integer({ min: 1, max: 40 }), (boxes, page) => {
      const parts = journeyAt(boxes, page, 40)
      expect(parts.filter((part) => part.state === 'now')).toHaveLength(1)
      const reached = parts.reduce((sum, part) => sum + part.share * (part.toPage - part.fromPage + 1), 0)
      expect(reached).toBeCloseTo(page)
    }),
  )
})
