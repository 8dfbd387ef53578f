import type { PageTimer } from './workshop.ts'

/**
 * The timer is a deadline, not a count of ticks, so that a throttled tab or a sleeping laptop does not stretch it.
 * `now` is the wall clock, Date.now(): a monotonic clock restarts at a reload and, in several browsers, stops while the
 * computer sleeps. The wall clock jumps when it is set, however. A jump forward looks like sleep and counts as such. A
 * jump back would add time, so every tick stores what was left (`remainingMs`) and no later reading may exceed it: the
 * timer itself is monotonic.
 */
export interface TimerState {
  readonly lengthMs: number
  /** What was left when the state was last stored: exact while paused, an upper bound while running. */
  readonly remainingMs: number
  /** Null while paused. */
  readonly endsAt: number | null
  readonly warned: boolean
}

export const newTimer = (lengthMs: number): TimerState => ({
  lengthMs,
  remainingMs: lengthMs,
  endsAt: null,
  warned: false,
})

export function remainingMs(state: TimerState, now: number): number {
  if (state.endsAt === null) return state.remainingMs
  return Math.min(Math.max(0, state.endsAt - now), state.remainingMs)
}

export const elapsedMs = (state: TimerState, now: number): number => state.lengthMs - remainingMs(state, now)

export const isOver = (state: TimerState, now: number): boolean => remainingMs(state, now) === 0

export const isRunning = (state: TimerState, now: number): boolean => state.endsAt !== null && !isOver(state, now)

/** At zero the timer starts again from its full length. */
export function startTimer(state: TimerState, now: number): TimerState {
  if (isRunning(state, now)) return state
  const ready = isOver(state, now) ? resetTimer(state) : state
  return { ...ready, endsAt: now + ready.remainingMs }
}

export const pauseTimer = (state: TimerState, now: number): TimerState =>
  state.endsAt === null ? state : { ...state, remainingMs: remainingMs(state, now), endsAt: null }

/** Resets to full length, stopped. The extra rule belongs to a run, so the next run gets its own. */
export const resetTimer = (state: TimerState): TimerState => newTimer(state.lengthMs)

/** Call once a second and store the result: records what is left, and stops the timer at zero. */
export function tickTimer(state: TimerState, now: number): TimerState {
  if (state.endsAt === null) return state
  const left = remainingMs(state, now)
  return { ...state, remainingMs: left, endsAt: left === 0 ? null : now + left }
}

/** True if the end was reached since the last tick, when the sound should play. */
export const endDue = (state: TimerState, now: number): boolean => state.endsAt !== null && isOver(state, now)

/** True if the extra rule should open now. False if the laptop slept through the rest of the time. */
export const warningDue = (state: TimerState, timer: PageTimer, now: number): boolean =>
  timer.warningAt !== null &&
  !state.warned &&
  isRunning(state, now) &&
  remainingMs(state, now) <= timer.warningAt * 1000

/** Marks the extra rule as opened for this run, and pauses the clock if the page says so. */
export const openWarning = (state: TimerState, timer: PageTimer, now: number): TimerState => ({
  ...(timer.warningPauses ? pauseTimer(state, now) : state),
  warned: true,
})

/** Stored state may be outdated or damaged; then a new timer is created. */
export function restoreTimer(stored: unknown, lengthMs: number): TimerState {
  return isTimerState(stored) && stored.lengthMs === lengthMs ? stored : newTimer(lengthMs)
}

function isTimerState(value: unknown): value is TimerState {
  if (typeof value !== 'object' || value === null) return false
  const state = value as Partial<Record<keyof TimerState, unknown>>
  return (
    isCount(state.lengthMs) &&
    isCount(state.remainingMs) &&
    state.remainingMs <= state.lengthMs &&
    (state.endsAt === null || Number.isFinite(state.endsAt)) &&
    typeof state.warned === 'boolean'
  )
}

const isCount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0

/** A countdown for a break, without an extra rule. */
export const breakTimer = (seconds: number): PageTimer => ({
  seconds,
  mode: 'countdown',
  look: 'white',
  warningAt: null,
  warningPauses: true,
  opening: null,
  extraRule: false,
})
