import { expect, test } from 'vitest'
import { filmNow, filmTurns, timerNow, timerTurns } from './room-clock.ts'

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

test('the seconds turn at the same moment on every screen', () => {
  const timer = { running: true, left: 539.5, at: 1_000 }
  expect(timerTurns(timer, 1_000)).toBe(500)
  expect(timerTurns(timer, 1_500)).toBe(1_000)
  expect(timerTurns({ ...timer, running: false }, 1_000)).toBeNull()
  expect(timerTurns(timer, 999_000)).toBeNull()
  expect(filmTurns({ playing: true, position: 12.25, at: 1_000 }, 1_000)).toBe(750)
  expect(filmTurns({ playing: false, position: 12.25, at: 1_000 }, 1_000)).toBeNull()
})
