import { expect, test } from 'vitest'
import { indicatorOf, withoutName } from './asked.ts'

test('the name of the indicator is said once', () => {
  expect(withoutName('Trust: we rely on each other', 'trust')).toBe('We rely on each other')
  expect(withoutName('Trust: we rely on each other', null)).toBe('Trust: we rely on each other')
  expect(withoutName('Trust\u00a0: nous parlons', 'trust')).toBe('Nous parlons')
  expect(withoutName('où en êtes-vous', 'trust')).toBe('Où en êtes-vous')
})

test('an option is an indicator by its value', () => {
  expect(indicatorOf('Connect')).toBe('connect')
  expect(indicatorOf('Empathy')).toBeUndefined()
})
