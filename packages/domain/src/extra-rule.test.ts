import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pickRule } from './extra-rule.ts'

const rules = ['one', 'two', 'three', 'four']

it.each([
  [0, 'one'],
  [0.2499, 'one'],
  [0.25, 'two'],
  [0.5, 'three'],
  [0.75, 'four'],
  [0.9999, 'four'],
  [1, 'four'],
])('draws %f as rule %s', (drawn, rule) => {
  expect(pickRule(rules, () => drawn)).toBe(rule)
})

it('always draws a rule, even where random gives 1', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (drawn) =>
      rules.includes(pickRule(rules, () => drawn) ?? ''),
    ),
  )
})

it('draws none where there is none', () => {
  expect(pickRule([], Math.random)).toBeNull()
})
