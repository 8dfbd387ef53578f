import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedSpansOf } from './period.ts'

const shown = (from?: string, to?: string) =>
  countedSpansOf({ from, to }).map((span) => `${span.grain} ${span.from} ${span.before}`)

test.each<[string, string | undefined, string | undefined, string[]]>([
  ['a whole month', '2027-02-01', '2027-02-28', ['month 2027-02-01 2027-03-01']],
  ['a whole year', '2027-01-01', '2027-12-31', ['month 2027-01-01 2028-01-01']],
  [
    'a year off the months',
    '2026-11-15',
    '2027-11-14',
    [
      'day 2026-11-15 2026-11-21',
      'third 2026-11-21 2026-12-01',
      'month 2026-12-01 2027-11-01',
      'third 2027-11-01 2027-11-11',
      'day 2027-11-11 2027-11-15',
    ],
  ],
  ['days of one month', '2027-02-03', '2027-02-09', ['day 2027-02-03 2027-02-10']],
  ['one day', '2027-02-28', '2027-02-28', ['day 2027-02-28 2027-03-01']],
  [
    'over the end of a month',
    '2027-02-20',
    '2027-03-12',
    ['day 2027-02-20 2027-02-21', 'third 2027-02-21 2027-03-11', 'day 2027-03-11 2027-03-13'],
  ],
  ['backwards', '2027-03-05', '2027-02-20', []],
  ['everything', undefined, undefined, ['month 0001-01-01 9999-01-01']],
  ['up to the last day a date can name', '2027-01-01', '9999-12-31', ['month 2027-01-01 9999-01-01']],
  ['since the last day a date can name', '9999-12-31', undefined, []],
  ['since a day', '2026-12-31', undefined, ['day 2026-12-31 2027-01-01', 'month 2027-01-01 9999-01-01']],
])('%s', (_, from, to, spans) => {
  expect(shown(from, to)).toEqual(spans)
})

test('every day of a period is in one span, no other day in any, and no span holds half of what it counts', () => {
  const day = fc
    .integer({ min: 0, max: 1500 })
    .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, day, (from, to, probe) => {
      const spans = countedSpansOf({ from, to })
      const holding = spans.filter((span) => probe >= span.from && probe < span.before)
      expect(holding).toHaveLength(probe >= from && probe <= to ? 1 : 0)
      for (const { grain, from: first, before } of spans)
        for (const edge of [first, before]) expect(edge).toMatch({ day: /./, third: /-[012]1$/, month: /-01$/ }[grain])
    }),
    { numRuns: 500 },
  )
})
