import { expect, test } from 'vitest'
import { clockAfter, durationText, isClock, minutesWith, scheduleOf } from './schedule.ts'

const GROWS = { minutes: 9, minutesFor: { 5: 6, 12: 13, 16: 13 } }

test('a page takes what its author planned, and grows evenly between the sizes', () => {
  expect([5, 6, 7, 8, 10, 12, 14, 16].map((people) => minutesWith(GROWS, people))).toEqual([6, 7, 8, 9, 11, 13, 13, 13])
  expect(minutesWith({ minutes: 4, minutesFor: null }, 16)).toBe(4)
})

test('each page begins when the one before it ends, past midnight too', () => {
  const pages = [{ minutes: 20, minutesFor: null }, GROWS]
  expect(scheduleOf(pages, '23:50', 5)).toEqual({
    pages: [
      { at: '23:50', minutes: 20 },
      { at: '00:10', minutes: 6 },
    ],
    minutes: 26,
    end: '00:16',
  })
  expect(clockAfter('09:00', 174)).toBe('11:54')
})

test('only a time of day is a time', () => {
  expect(['09:00', '23:59', '24:00', '9:00', '12:60', '', '13:00x'].filter(isClock)).toEqual(['09:00', '23:59'])
})

test('people are invited for a round time that is never too short', () => {
  expect(durationText(174, 'en-GB')).toBe('3 hours')
  expect(durationText(167, 'nl')).toBe('2 uur en 50 minuten')
  expect(durationText(110, 'fr').replaceAll('\u00a0', ' ')).toBe('1 heure et 50 minutes')
  expect(durationText(45, 'en-GB')).toBe('45 minutes')
})
