import { expect, test } from 'vitest'
import { filmNow, timerNow } from './room-clock.ts'

test('a film goes on from where it was, and stands still while it is paused', () => {
  expect(filmNow({ playing: true, position: 12.4, at: 1_000 }, 3_500)).toBeCloseTo(14.9)
  expect(filmNow({ playing: false, position: 12.4, at: 1_000 }, 3_500)).toBe(12.4)
  expect(filmNow({ playing: true, position: 0.1, at: 1_000 }, 500)).toBe(0)
})

test('a timer runs down to nothing', () => {
  expect(timerNow({ running: true, left: 540, at: 1_000 }, 2_500)).toBe(539)
  expect(timerNow({ running: false, left: 540, at: 1_000 }, 60_000)).toBe(540)
  expect(timerNow({ running: true, left: 3, at: 1_000 }, 60_000)).toBe(0)
})
