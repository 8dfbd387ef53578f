import { expect, it } from 'vitest'
import { inDigits, inPercent, listed, withColon, withOneDecimal } from './intl.ts'

it('lists, numbers and decimals follow the language', () => {
  expect(listed(['Connect', 'Trust', 'Inspire'])).toBe('Connect, Trust and Inspire')
  expect(listed(['Connect'])).toBe('Connect')
  expect(listed([])).toBe('')
  expect(listed(['a', 'b'], 'disjunction', 'nl')).toBe('a of b')
  expect([inDigits(12345), inDigits(12345, 'nl'), inDigits(12345, 'fr')]).toEqual(['12,345', '12.345', '12\u202f345'])
  expect([inPercent(50), inPercent(50, 'nl'), inPercent(50, 'fr')]).toEqual(['50%', '50%', '50\u202f%'])
  expect([withColon('What'), withColon('Quoi', 'fr'), withColon('Quoi\u202f?', 'fr')]).toEqual([
    'What:',
    'Quoi\u00a0:',
    'Quoi\u202f?',
  ])
  expect([withOneDecimal(3), withOneDecimal(3.25, 'fr')]).toEqual(['3.0', '3,3'])
})
