import { expect, it } from 'vitest'
import { dayOf, formatDate, isCalendarDate, isPastDate } from './date.ts'

it.each(['2027-01-31', '2028-02-29', '2000-02-29', '2027-12-31', '0001-01-01', '9999-12-31'])(
  '%s is a date',
  (text) => {
    expect(isCalendarDate(text)).toBe(true)
  },
)

it.each([
  '',
  'tomorrow',
  '2027-02-29',
  '1900-02-29',
  '2027-04-31',
  '2027-00-10',
  '2027-13-10',
  '2027-01-00',
  '2027-01-32',
  '0000-01-01',
  '2027-1-31',
  '31-01-2027',
  '2027-01-31T00:00',
  ' 2027-01-31',
  '2027-01-31\n',
  '٢٠٢٧-01-31',
])('%j is no date', (text) => {
  expect(isCalendarDate(text)).toBe(false)
})

it('agrees with the calendar of the machine on every day of two centuries', () => {
  const wrong: string[] = []
  for (let year = 1899; year <= 2101; year++)
    for (let month = 1; month <= 13; month++)
      for (let day = 1; day <= 32; day++) {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const exists = new Date(Date.UTC(year, month - 1, day)).toISOString().startsWith(text)
        if (isCalendarDate(text) !== exists) wrong.push(text)
      }
  expect(wrong).toEqual([])
})

it('reads with the day first', () => {
  expect(formatDate('2027-01-31')).toBe('31-01-2027')
  expect(formatDate('on 2027-01-31')).toBe('on 2027-01-31')
  expect(formatDate('soon')).toBe('soon')
})

it('the day of a moment does not depend on the clock of the machine', () => {
  for (const moment of ['2027-01-31T23:59:59.999Z', '2027-02-01T01:30:00+02:00', Date.UTC(2027, 0, 31)])
    expect(dayOf(moment)).toBe('2027-01-31')
  expect(dayOf(new Date('2027-01-31T20:00:00-05:00'))).toBe('2027-02-01')
})

it.each([
  ['2027-01-30', true],
  ['2026-12-31', true],
  ['0001-01-01', true],
  ['2027-01-31', false],
  ['2027-02-01', false],
  ['202611-05-03', false],
  ['', false],
])('on the last day of January 2027, %j has passed: %s', (text, past) => {
  expect(isPastDate(text, new Date(2027, 0, 31, 23, 59))).toBe(past)
})
