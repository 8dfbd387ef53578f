import { expect, test } from 'vitest'
import { saidOf } from './said.ts'

const nothing = { page: 4, blocked: null, film: null, timer: null }

test('between two screens nothing is said', () => {
  expect(saidOf({ ...nothing, page: null }, 0)).toBeNull()
})

test('a plain page says its number alone', () => {
  expect(saidOf(nothing, 0)).toEqual({ page: '4' })
})

test('why Next step is closed goes with it', () => {
  expect(saidOf({ ...nothing, blocked: 'film' }, 0)).toEqual({ page: '4', blocked: 'film' })
})

test('a film that plays is where it has come to since, and one that stands is where it was', () => {
  const film = { moves: true, seconds: 10, at: 1_000, language: 'NL' as const }
  expect(saidOf({ ...nothing, film }, 3_500)?.film).toBe('{"playing":true,"position":12.5,"language":"NL"}')
  expect(saidOf({ ...nothing, film: { ...film, moves: false } }, 3_500)?.film).toBe(
    '{"playing":false,"position":10,"language":"NL"}',
  )
})

test('a timer that runs has less left, never less than nothing', () => {
  const timer = { moves: true, seconds: 60, at: 1_000 }
  expect(saidOf({ ...nothing, timer }, 2_250)?.timer).toBe('{"running":true,"left":58.75}')
  expect(saidOf({ ...nothing, timer }, 999_000)?.timer).toBe('{"running":true,"left":0}')
  expect(saidOf({ ...nothing, timer: { ...timer, moves: false } }, 2_250)?.timer).toBe('{"running":false,"left":60}')
})

test('a clock that was set back does not move what is shown', () => {
  const film = { moves: true, seconds: 10, at: 9_000, language: 'NL' as const }
  expect(saidOf({ ...nothing, film }, 1_000)?.film).toBe('{"playing":true,"position":10,"language":"NL"}')
})
