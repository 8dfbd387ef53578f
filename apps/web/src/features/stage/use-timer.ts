import {
  elapsedMs,
  endDue,
  isOver,
  isRunning,
  openWarning,
  type PageTimer,
  pauseTimer,
  remainingMs,
  resetTimer,
  restoreTimer,
  startTimer,
  type TimerState,
  tickTimer,
  warningDue,
} from '@thrive/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TeamSession } from '../session/use-session.ts'

const TICK_MS = 1_000
type Change = (state: TimerState, now: number) => TimerState

export interface TimerEvents {
  /** Called when the elapsed time advances. */
  onTick: (elapsed: number) => void
  onEnd: () => void
  onWarning: () => void
}

/**
 * The timer of a page. It is calculated from a deadline, so late ticks do not matter; its state is stored in the
 * browser, so that it survives a reload.
 */
export function useTimer(
  timer: PageTimer,
  page: number,
  { uuid, database }: Pick<TeamSession, 'uuid' | 'database'>,
  events: TimerEvents,
) {
  const lengthMs = timer.seconds * 1000
  const [state, setState] = useState<TimerState | null>(null)

  /** A button pressed before the stored state was read still counts. */
  const early = useRef<Change | null>(null)
  const keepNow = useEffectEvent((next: TimerState) => keep(next))

  useEffect(() => {
    let gone = false
    const restore = async () => {
      const kept = await database?.get('timers', [uuid, page]).catch(() => undefined)
      if (gone) return
      const restored = restoreTimer(kept?.state, lengthMs)
      if (!early.current) return setState(restored)
      keepNow(early.current(restored, Date.now()))
    }
    void restore()
    return () => {
      gone = true
    }
  }, [database, uuid, page, lengthMs])

  const keep = (next: TimerState) => {
    setState(next)
    void database?.put('timers', { uuid, page, state: next }).catch(() => {})
  }

  const tick = useEffectEvent(() => {
    if (!state || state.endsAt === null) return
    const now = Date.now()
    const ended = endDue(state, now)
    const warned = warningDue(state, timer, now)
    const next = tickTimer(warned ? openWarning(state, timer, now) : state, now)
    keep(next)
    events.onTick(elapsedMs(next, now))
    if (warned) events.onWarning()
    if (ended) events.onEnd()
  })
  // Tick when the displayed second changes, so that every screen with this timer changes at the same moment.
  const untilNext = useEffectEvent(() => Math.max(0, (state?.endsAt ?? 0) - Date.now()) % TICK_MS || TICK_MS)
  const running = state?.endsAt != null
  useEffect(() => {
    if (!running) return
    let timeout: ReturnType<typeof setTimeout>
    const wait = () => {
      timeout = setTimeout(() => {
        tick()
        wait()
      }, untilNext())
    }
    wait()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timeout)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [running])

  const now = Date.now()
  const change = (next: Change) => {
    if (state) keep(next(state, Date.now()))
    else early.current = next
  }
  return {
    ready: state !== null,
    endsAt: state?.endsAt ?? null,
    running: state !== null && isRunning(state, now),
    over: state !== null && isOver(state, now),
    remaining: state ? remainingMs(state, now) : lengthMs,
    elapsed: state ? elapsedMs(state, now) : 0,
    toggle: () => change((each, at) => (isRunning(each, at) ? pauseTimer(each, at) : startTimer(each, at))),
    pause: () => change(pauseTimer),
    resume: () => change(startTimer),
    reset: () => change(resetTimer),
  }
}
