import { expect, test } from 'vitest'
import { shownOf } from './said.ts'

const nothing = { page: 4, blocked: null, film: null, timer: null, pace: null, due: null }
const FILM = { moves: true, seconds: 10, at: 1_000, language: 'NL' as const, captions: true }

test('between two screens nothing is said', () => {
  expect(shownOf({ ...nothing, page: null }, 0)).toBeNull()
})

test('a plain page says its number alone', () => {
  expect(shownOf(nothing, 0)).toEqual({ page: '4' })
})

test('why Next step is closed goes with it', () => {
  expect(shownOf({ ...nothing, blocked: 'film' }, 0)).toEqual({ page: '4', blocked: 'film' })
})

test('a film that plays is where it has come to since, and one that stands is where it was', () => {
  expect(shownOf({ ...nothing, film: FILM }, 3_500)?.film).toBe(
    '{"playing":true,"position":12.5,"language":"NL","captions":true}',
  )
  expect(shownOf({ ...nothing, film: { ...FILM, moves: false } }, 3_500)?.film).toBe(
    '{"playing":false,"position":10,"language":"NL","captions":true}',
  )
})

test.each([
  [Number.NaN, undefined],
  [136.4, 136.4],
])('a film of %j seconds says its length once it is known', (length, shown) => {
  expect(JSON.parse(shownOf({ ...nothing, film: { ...FILM, length } }, 0)?.film ?? '').length).toBe(shown)
})

test('a timer says what it began with', () => {
  const timer = { moves: false, seconds: 60, at: 0, length: 480 }
  expect(shownOf({ ...nothing, timer }, 0)?.timer).toBe('{"running":false,"left":60,"of":480}')
})

test('when the team wants to finish goes with it, once it has said so', () => {
  const pace = { sign: 'behind' as const, minutes: 4, finishAt: 1_794_841_200_000 }
  expect(JSON.parse(shownOf({ ...nothing, pace }, 0)?.pace ?? '')).toEqual(pace)
})

test('what Ask would ask goes with it', () => {
  expect(shownOf({ ...nothing, due: 'q20' }, 0)).toEqual({ page: '4', due: 'q20' })
})

test('a timer that runs has less left, never less than nothing', () => {
  const timer = { moves: true, seconds: 60, at: 1_000 }
  expect(shownOf({ ...nothing, timer }, 2_250)?.timer).toBe('{"running":true,"left":58.75}')
  expect(shownOf({ ...nothing, timer }, 999_000)?.timer).toBe('{"running":true,"left":0}')
  expect(shownOf({ ...nothing, timer: { ...timer, moves: false } }, 2_250)?.timer).toBe('{"running":false,"left":60}')
})

test('a clock that was set back does not move what is shown', () => {
  const { position } = JSON.parse(shownOf({ ...nothing, film: { ...FILM, at: 9_000 } }, 1_000)?.film ?? '')
  expect(position).toBe(10)
})
