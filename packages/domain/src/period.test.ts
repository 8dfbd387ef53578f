import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Parcels, parcelsOf } from './period.ts'

test.each<[string, string | undefined, string | undefined, Parcels]>([
  ['a whole month', '2027-02-01', '2027-02-28', { months: ['2027-02-01', '2027-03-01'], days: [] }],
  ['a whole year', '2027-01-01', '2027-12-31', { months: ['2027-01-01', '2028-01-01'], days: [] }],
  [
    'a year off the months',
    '2026-11-15',
    '2027-11-14',
    {
      months: ['2026-12-01', '2027-11-01'],
      days: [
        ['2026-11-15', '2026-11-30'],
        ['2027-11-01', '2027-11-14'],
      ],
    },
  ],
  [
    'days of one month',
    '2027-02-03',
    '2027-02-09',
    { months: ['2027-03-01', '2027-03-01'], days: [['2027-02-03', '2027-02-09']] },
  ],
  [
    'over the end of a month',
    '2027-02-20',
    '2027-03-05',
    { months: ['2027-03-01', '2027-03-01'], days: [['2027-02-20', '2027-03-05']] },
  ],
  ['backwards', '2027-03-05', '2027-02-20', { months: ['2027-04-01', '2027-04-01'], days: [] }],
  ['everything', undefined, undefined, { months: ['0001-01-01', '9999-01-01'], days: [] }],
])('%s', (_, from, to, parcels) => {
  expect(parcelsOf({ from, to })).toEqual(parcels)
})

test('every day of a period is in one parcel, and no other day in any', () => {
  const day = fc
    .integer({ min: 0, max: 1500 })
    .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, day, (from, to, probe) => {
      const { months, days } = parcelsOf({ from, to })
      const inMonths = probe >= months[0] && probe < months[1] ? 1 : 0
      const inDays = days.filter(([first, last]) => probe >= first && probe <= last).length
      expect(inMonths + inDays).toBe(probe >= from && probe <= to ? 1 : 0)
    }),
  )
})
