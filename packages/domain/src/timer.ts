import type { PageTimer } from './workshop.ts'

/**
 * The timer is a deadline, never a count of ticks, so that a throttled tab or a sleeping laptop does not stretch it.
 *
 * Which clock: `now` is the wall clock, Date.now(). A monotonic clock restarts at a reload, and in several
 * browsers stands still while the computer sleeps; the wall clock does neither. Instead it jumps when
 * somebody sets it. A jump forward looks like sleep and counts as such. A jump back would give time away, so every
 * tick notes what was left (`remainingMs`) and no later reading may exceed it: the timer itself is monotonic.
 */
export interface TimerState {
  readonly lengthMs: number
  /** What was left when the state was last written: exact while it stands still, an upper bound while it runs. */
  readonly remainingMs: number
  /** Null while it stands still. */
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

/** Full length, stopped. The extra rule belongs to a run, so the next run has its own. */
export const resetTimer = (state: TimerState): TimerState => newTimer(state.lengthMs)

/** To be called and stored once a second: notes what is left, and stops the timer at zero. */
export function tickTimer(state: TimerState, now: number): TimerState {
  if (state.endsAt === null) return state
  const left = remainingMs(state, now)
  return { ...state, remainingMs: left, endsAt: left === 0 ? null : now + left }
}

/** Whether the end was reached since the last tick: the moment for the sound. */
export const endDue = (state: TimerState, now: number): boolean => state.endsAt !== null && isOver(state, now)

/** Whether the extra rule should open now. It does not if the laptop slept through the rest of the time. */
export const warningDue = (state: TimerState, timer: PageTimer, now: number): boolean =>
  timer.warningAt !== null &&
  !state.warned &&
  isRunning(state, now) &&
  remainingMs(state, now) <= timer.warningAt * 1000

/** The extra rule has opened: it will not open again in this run, and the clock stands still where the page says so. */
export const openWarning = (state: TimerState, timer: PageTimer, now: number): TimerState => ({
  ...(timer.warningPauses ? pauseTimer(state, now) : state),
  warned: true,
})

/** What comes back from browser storage may be old or damaged; then the timer is a new one. */
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

/** The clock of a break: it counts down, and asks for nothing. */
export const breakTimer = (seconds: number): PageTimer => ({
  seconds,
  mode: 'countdown',
  look: 'white',
  warningAt: null,
  warningPauses: true,
  opening: null,
  extraRule: false,
})
