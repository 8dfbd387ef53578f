import { expect, test } from 'vitest'
import type { RoundScores } from './api.ts'
import { againstOf, earlierRounds, usualAgainst } from './earlier-rounds.ts'

const round = (id: number, closes: string, teams: number, version_slug = 'v2') =>
  ({ id, closes, teams, version_slug, name: `Round ${id}`, labels: [] }) as unknown as RoundScores

const ROUNDS = [
  round(5, '2026-12-18', 12),
  round(4, '2026-08-31', 1),
  round(3, '2026-07-31', 9, 'v1'),
  round(2, '2026-06-30', 19),
  round(1, '2025-12-31', 14),
]

test('a round is compared with earlier ones only', () => {
  expect(earlierRounds('2', ROUNDS).map(({ id }) => id)).toEqual([1])
  expect(againstOf({ round: '5', against: '2', label: '' }, ROUNDS)?.id).toBe(2)
  expect(againstOf({ round: '2', against: '5', label: '' }, ROUNDS)).toBeUndefined()
  expect(againstOf({ round: '2', against: '2', label: '' }, ROUNDS)).toBeUndefined()
})

test('usually with the latest of the same workshop that has enough teams', () => {
  expect(usualAgainst('5', ROUNDS)).toBe('2')
  expect(usualAgainst('1', ROUNDS)).toBe('')
  expect(usualAgainst('99', ROUNDS)).toBe('')
})
