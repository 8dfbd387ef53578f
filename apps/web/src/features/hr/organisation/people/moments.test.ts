import { expect, test } from 'vitest'
import { seenText, shortDay } from './moments.ts'

const NOW = new Date(2026, 10, 14, 12, 0)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()
const text = (seen: string | null, rest = {}) => seenText({ seen, you: false, disabled: false, ...rest }, NOW)

test('who was here a moment ago, today, on another day, never', () => {
  expect(text(at(2026, 10, 14, 11, 57))).toBe('Now')
  expect(text(at(2026, 10, 14, 8, 5))).toBe('Today, 08:05')
  expect(text(at(2026, 10, 13, 23, 59))).toBe('13-11-2026')
  expect(text(null)).toBe('Never')
})

test('whoever reads is here, and whoever is switched off is not', () => {
  expect(text(null, { you: true })).toBe('Now')
  expect(text(at(2026, 10, 14, 11, 59), { disabled: true })).toBe('Switched off')
})

test('the day an invitation runs out', () => {
  expect(shortDay(at(2026, 10, 19, 9, 0))).toBe('19-11')
})
