import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Agreement, agreementOf } from './agreement.ts'

test.each<[string, number[], Agreement]>([
  ['the same score', [50, 50, 50], 'near'],
  ['20 apart', [40, 50, 60], 'near'],
  ['21 apart', [40, 50, 61], 'differing'],
  ['40 apart', [30, 45, 55, 70], 'differing'],
  ['41 apart, spread out', [30, 44, 57, 71], 'far-apart'],
  ['from one end to the other', [1, 26, 50, 75, 100], 'far-apart'],
  ['two and two', [20, 22, 78, 80], 'two-groups'],
  ['two groups that are not far apart', [40, 41, 66, 67], 'two-groups'],
  ['one alone at an end is no group', [10, 80, 82, 85], 'far-apart'],
  ['a gap of half the way', [10, 12, 34, 60, 62], 'two-groups'],
  ['three groups are not two', [10, 11, 40, 41, 70, 71], 'far-apart'],
  ['no gap of half the way', [10, 11, 35, 55, 56, 80, 81], 'far-apart'],
])('%s: %j is %s', (_, values, agreement) => {
  expect(agreementOf(values)).toBe(agreement)
})

test('without scores there is nothing to say', () => {
  expect(agreementOf([])).toBeNull()
})

const scores = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 60 })

test('it is the same for any order, and from both ends of the line', () => {
  fc.assert(
    fc.property(scores, (values) => {
      const said = agreementOf(values)
      expect(agreementOf(values.toReversed())).toBe(said)
      expect(agreementOf(values.map((value) => 101 - value))).toBe(said)
    }),
  )
})
