import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elapsedText, formatTime, isElapsedText, leftUnit } from './time-text.ts'

const lengths = fc.integer({ min: 1, max: 5400 }).map((seconds) => seconds * 1000)
const secondsOf = (text: string) => {
  const [minutes, seconds] = text.split(':').map(Number)
  return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN)
}

it.each([
  [0, '00:00'],
  [1, '00:01'],
  [999, '00:01'],
  [1000, '00:01'],
  [1001, '00:02'],
  [59_001, '01:00'],
  [462_000, '07:42'],
  [900_000, '15:00'],
  [6_000_000, '100:00'],
  [-5, '00:00'],
])('shows %i ms left as %s', (ms, text) => {
  expect(formatTime(ms)).toBe(text)
})

it('names what the display counts', () => {
  expect(leftUnit(59_001)).toBe('minutes')
  expect(leftUnit(59_000)).toBe('seconds')
  expect(leftUnit(30_000)).toBe('seconds')
})

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [5000, '0:05'],
  [65_900, '1:05'],
  [754_000, '12:34'],
  [900_000, '15:00'],
  [-5, '0:00'],
])('stores %i ms elapsed as %s', (ms, text) => {
  expect(elapsedText(ms)).toBe(text)
})

it('makes the time left and the time elapsed add up to the length at any moment', () => {
  const moments = lengths.chain((length) =>
    fc.tuple(fc.constant(length), fc.double({ min: 0, max: length, noNaN: true })),
  )
  fc.assert(
    fc.property(moments, ([length, left]) => {
      // Whole milliseconds, because the difference of two doubles may fall a hair short of a whole second.
      const whole = Math.round(left)
      expect(secondsOf(formatTime(whole)) + secondsOf(elapsedText(length - whole))).toBe(length / 1000)
    }),
  )
})

describe('a stored elapsed time', () => {
  it('is whatever the timer writes', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 5_400_000 }), (ms) => isElapsedText(elapsedText(ms))))
  })

  it.each(['12:34', '0:00', '00:05', '999:59'])('is %s', (text) => {
    expect(isElapsedText(text)).toBe(true)
  })

  it.each([
    '',
    ':',
    '1234',
    '12:3',
    '12:345',
    '12:60',
    '-1:00',
    '1:00\n',
    ' 1:00',
    '1:00:00',
    '1000:00',
    'soon',
    '١:٠٠',
  ])('is not %j', (text) => {
    expect(isElapsedText(text)).toBe(false)
  })
})
