import { buildTimer } from '@thrive/testkit/build'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  elapsedMs,
  endDue,
  isOver,
  isRunning,
  newTimer,
  openWarning,
  pauseTimer,
  remainingMs,
  resetTimer,
  restoreTimer,
  startTimer,
  type TimerState,
  tickTimer,
  warningDue,
} from './timer.ts'

const T0 = 1_800_000_000_000
const MINUTE = 60_000

describe('a timer', () => {
  it('stands still at its full length until it is started', () => {
    const timer = newTimer(MINUTE)
    expect(remainingMs(timer, T0)).toBe(MINUTE)
    expect(remainingMs(timer, T0 + 10 * MINUTE)).toBe(MINUTE)
    expect(isRunning(timer, T0)).toBe(false)
    expect(isOver(timer, T0)).toBe(false)
  })

  it('runs to zero without a single tick, and no further', () => {
    const timer = startTimer(newTimer(MINUTE), T0)
    expect(remainingMs(timer, T0 + 12_345)).toBe(MINUTE - 12_345)
    expect(isRunning(timer, T0 + MINUTE - 1)).toBe(true)
    expect(isOver(timer, T0 + MINUTE - 1)).toBe(false)
    expect(isOver(timer, T0 + MINUTE)).toBe(true)
    expect(isRunning(timer, T0 + MINUTE)).toBe(false)
    expect(remainingMs(timer, T0 + 10 * MINUTE)).toBe(0)
    expect(elapsedMs(timer, T0 + 10 * MINUTE)).toBe(MINUTE)
  })

  it('is over after a sleep of ten minutes, and sounds once', () => {
    const asleep = tickTimer(startTimer(newTimer(5 * MINUTE), T0), T0 + 1000)
    const waking = T0 + 1000 + 10 * MINUTE
    expect(endDue(asleep, waking)).toBe(true)
    const awake = tickTimer(asleep, waking)
    expect(isOver(awake, waking)).toBe(true)
    expect(endDue(awake, waking + 1000)).toBe(false)
    expect(awake.endsAt).toBeNull()
  })

  it('does not count the time it is paused', () => {
    const paused = pauseTimer(startTimer(newTimer(MINUTE), T0), T0 + 10_000)
    expect(remainingMs(paused, T0 + 5 * MINUTE)).toBe(50_000)
    const resumed = startTimer(paused, T0 + 5 * MINUTE)
    expect(remainingMs(resumed, T0 + 5 * MINUTE + 20_000)).toBe(30_000)
  })

  it('is not changed by starting a running one or pausing a paused one', () => {
    const running = startTimer(newTimer(MINUTE), T0)
    expect(startTimer(running, T0 + 20_000)).toBe(running)
    const paused = pauseTimer(running, T0 + 20_000)
    expect(pauseTimer(paused, T0 + 40_000)).toBe(paused)
    expect(tickTimer(paused, T0 + 40_000)).toBe(paused)
  })

  it('begins again from its full length when it is started at zero', () => {
    const over = startTimer(newTimer(MINUTE), T0)
    for (const state of [over, tickTimer(over, T0 + MINUTE)]) {
      const again = startTimer(state, T0 + 2 * MINUTE)
      expect(remainingMs(again, T0 + 2 * MINUTE)).toBe(MINUTE)
      expect(isRunning(again, T0 + 2 * MINUTE)).toBe(true)
    }
  })

  it('goes back to its full length and stands still when it is reset', () => {
    expect(resetTimer(startTimer(newTimer(MINUTE), T0))).toEqual(newTimer(MINUTE))
  })

  it('goes on from where it was when the clock is set back an hour', () => {
    const before = tickTimer(startTimer(newTimer(10 * MINUTE), T0), T0 + 4 * MINUTE)
    const setBack = T0 - 60 * MINUTE
    expect(remainingMs(before, setBack)).toBe(6 * MINUTE)
    const after = tickTimer(before, setBack)
    expect(remainingMs(after, setBack + MINUTE)).toBe(5 * MINUTE)
  })
})

describe('any use of a timer', () => {
  const LENGTH = 15 * MINUTE
  const moves = ['start', 'pause', 'tick', 'reload', 'nothing'] as const
  const act = (state: TimerState, move: (typeof moves)[number], now: number): TimerState => {
    if (move === 'start') return startTimer(state, now)
    if (move === 'pause') return pauseTimer(state, now)
    if (move === 'tick') return tickTimer(state, now)
    if (move === 'reload') return restoreTimer(JSON.parse(JSON.stringify(state)), LENGTH)
    return state
  }
  const steps = (waits: fc.Arbitrary<number>) =>
    fc.array(fc.record({ wait: waits, move: fc.constantFrom(...moves) }), { maxLength: 60 })

  it('measures the time it ran, whatever the ticks, pauses and reloads', () => {
    fc.assert(
      fc.property(steps(fc.integer({ min: 0, max: 2 * MINUTE })), (sequence) => {
        let state = newTimer(LENGTH)
        let now = T0
        let ran = 0
        let running = false
        for (const { wait, move } of sequence) {
          now += wait
          if (running) ran = Math.min(LENGTH, ran + wait)
          if (ran === LENGTH) running = false
          expect(elapsedMs(state, now)).toBe(ran)
          expect(isRunning(state, now)).toBe(running)
          state = act(state, move, now)
          if (move === 'start') {
            if (ran === LENGTH) ran = 0
            running = true
          }
          if (move === 'pause') running = false
          expect(elapsedMs(state, now)).toBe(ran)
          expect(isRunning(state, now)).toBe(running)
        }
      }),
    )
  })

  it('stays within its length and never gives time back, however the clock jumps', () => {
    fc.assert(
      fc.property(steps(fc.integer({ min: -60 * MINUTE, max: 2 * MINUTE })), (sequence) => {
        let state = newTimer(LENGTH)
        let now = T0
        let noted = LENGTH
        for (const { wait, move } of sequence) {
          now += wait
          const left = remainingMs(state, now)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(noted)
          expect(elapsedMs(state, now)).toBe(LENGTH - left)
          const begins = move === 'start' && left === 0
          state = act(state, move, now)
          expect(remainingMs(state, now)).toBe(begins ? LENGTH : left)
          if (begins) noted = LENGTH
          else if (move === 'tick' || move === 'pause') noted = left
        }
      }),
    )
  })

  it('ends within its length of ticks after the clock was set back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LENGTH }), fc.integer({ min: 1, max: 600 * MINUTE }), (ran, back) => {
        let state = tickTimer(startTimer(newTimer(LENGTH), T0), T0 + ran)
        const now = T0 + ran - back
        state = tickTimer(state, now)
        expect(isOver(state, now + LENGTH - ran)).toBe(true)
      }),
    )
  })
})

describe('the extra rule', () => {
  const page = buildTimer({ seconds: 900, mode: 'stop-after', warningAt: 840, warningPauses: false })
  const started = startTimer(newTimer(900_000), T0)

  it('is due at 840 seconds left or less', () => {
    expect(warningDue(started, page, T0 + 59_999)).toBe(false)
    expect(warningDue(started, page, T0 + 60_000)).toBe(true)
    expect(warningDue(started, page, T0 + 200_000)).toBe(true)
  })

  it('opens once a run', () => {
    const warned = openWarning(started, page, T0 + 60_000)
    expect(warningDue(warned, page, T0 + 61_000)).toBe(false)
    expect(warningDue(tickTimer(warned, T0 + 62_000), page, T0 + 63_000)).toBe(false)
    const again = startTimer(resetTimer(warned), T0 + 100_000)
    expect(warningDue(again, page, T0 + 159_999)).toBe(false)
    expect(warningDue(again, page, T0 + 160_000)).toBe(true)
  })

  it('leaves the clock running where the page says so, and stops it elsewhere', () => {
    expect(openWarning(started, page, T0 + 60_000).endsAt).toBe(started.endsAt)
    const paused = openWarning(started, { ...page, warningPauses: true }, T0 + 60_000)
    expect(isRunning(paused, T0 + 60_000)).toBe(false)
    expect(remainingMs(paused, T0 + 90_000)).toBe(840_000)
    expect(warningDue(startTimer(paused, T0 + 90_000), page, T0 + 91_000)).toBe(false)
  })

  it('is not due on a timer without one, on one that stands still, or after the end', () => {
    expect(warningDue(started, buildTimer(), T0 + 200_000)).toBe(false)
    expect(warningDue(pauseTimer(started, T0 + 60_000), page, T0 + 61_000)).toBe(false)
    expect(warningDue(started, page, T0 + 900_000)).toBe(false)
  })
})

describe('what comes back from storage', () => {
  it('is the timer that was stored', () => {
    const stored = openWarning(startTimer(newTimer(MINUTE), T0), buildTimer(), T0 + 1234)
    expect(restoreTimer(JSON.parse(JSON.stringify(stored)), MINUTE)).toEqual(stored)
  })

  it.each([
    undefined,
    null,
    'x',
    {},
    { ...newTimer(MINUTE), remainingMs: -1 },
    { ...newTimer(MINUTE), remainingMs: MINUTE + 1 },
    { ...newTimer(MINUTE), remainingMs: Number.NaN },
    { ...newTimer(MINUTE), endsAt: 'later' },
    { ...newTimer(MINUTE), warned: 1 },
    newTimer(2 * MINUTE),
  ])('is a new timer when it is %o', (stored) => {
    expect(restoreTimer(stored, MINUTE)).toEqual(newTimer(MINUTE))
  })

  it('is always a sound timer', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer(), (stored, now) => {
        const left = remainingMs(restoreTimer(stored, MINUTE), now)
        expect(left >= 0 && left <= MINUTE).toBe(true)
      }),
    )
  })
})
