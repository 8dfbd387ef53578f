import { journeyAt } from '@thrive/domain'
import { expect, test } from 'vitest'
import { placeOnJourney } from './journey-place.ts'

const part = (fromPage: number) => ({ title: 'A part', indicator: null, fromPage })
const of = (kind: 'boxes' | 'chapters') => journeyAt({ kind, parts: [part(3), part(5), part(11)] }, 3, 14)

test('tubes are as long as their chapters', () => {
  expect(placeOnJourney(of('chapters'), 'chapters', 5)).toBeCloseTo(2 / 12)
  expect(placeOnJourney(of('chapters'), 'chapters', 8)).toBeCloseTo(5 / 12)
})

test('boxes are equally wide', () => {
  expect(placeOnJourney(of('boxes'), 'boxes', 5)).toBeCloseTo(1 / 3)
  expect(placeOnJourney(of('boxes'), 'boxes', 8)).toBeCloseTo(1.5 / 3)
})

test('before the first part it is at the beginning, and past the survey at the end', () => {
  expect(placeOnJourney(of('boxes'), 'boxes', 1)).toBe(0)
  expect(placeOnJourney(of('chapters'), 'chapters', 19.5)).toBe(1)
})
