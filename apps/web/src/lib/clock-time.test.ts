import { expect, test } from 'vitest'
import { clockTime, typedTime } from './clock-time.ts'

test('a moment is a time of day with two digits each', () => {
  expect(clockTime(new Date(2027, 0, 31, 9, 5).getTime())).toBe('09:05')
})

test.each([
  ['15:00', '15:00'],
  ['9:30', '09:30'],
  ['1500', '15:00'],
  ['930', '09:30'],
  ['15.45', '15:45'],
  ['15h30', '15:30'],
  [' 15 : 00 ', '15:00'],
])('%j is %s', (text, time) => {
  expect(typedTime(text)).toBe(time)
})

test.each(['', '15', '24:00', '12:60', 'noon', '15:0', '-1:00'])('%j is no time', (text) => {
  expect(typedTime(text)).toBeNull()
})
