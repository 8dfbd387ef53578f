import { expect, test } from 'vitest'
import { datesOf, dayRange } from './days.ts'
import { buildRound } from './testing/build.ts'

test('the dates of a round say what matters in its state', () => {
  const round = buildRound()
  expect(datesOf({ ...round, state: 'draft' })).toBe('A draft: nothing has gone out')
  expect(datesOf({ ...round, state: 'planned' })).toBe('Invitations go out on 2 November 2026')
  expect(datesOf({ ...round, state: 'closed', sends: null })).toBe('Until 18 December 2026')
})

test('a range names a month or a year only once if both days share it', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(dayRange('2026-11-09', '2026-11-30'))).toBe('9 – 30 November 2026')
  expect(plain(dayRange('2026-11-02', '2026-12-18'))).toBe('2 November – 18 December 2026')
})
