import { expect, test } from 'vitest'
import { endedBars, lineAmong } from './ended-bars.ts'

const ended = (...months: string[]) => months.map((month) => ({ month, goes: 1, stays: 0 }))

test('a month without sessions keeps its place, also over New Year', () => {
  const bars = endedBars(ended('2025-11', '2026-02'))
  expect(bars.map(({ key, goes, year }) => [key, goes, year])).toEqual([
    ['2025-11', 1, '2025'],
    ['2025-12', 0, ''],
    ['2026-01', 0, '2026'],
    ['2026-02', 1, ''],
  ])
  expect(lineAmong(bars, '2025-12-31T12:00:00Z', 'UTC')).toBe(2)
  expect(lineAmong(bars, '2026-06-01T12:00:00Z', 'UTC')).toBe(2)
})

test('many months become years', () => {
  expect(endedBars(ended('2024-01', '2024-12', '2026-02')).map(({ key, goes }) => [key, goes])).toEqual([
    ['2024', 2],
    ['2025', 0],
    ['2026', 1],
  ])
})
