import type { FilmLanguage, Gate, PaceFact, Wish } from '@thrive/domain'
import { useEffect, useEffectEvent } from 'react'

/** A film or a timer: whether it moves, where it is in seconds, and the moment of this page at which that was true. */
export interface Moving {
  moves: boolean
  seconds: number
  at: number
  /** Of the whole of it; unknown while a film is being loaded. */
  length?: number | undefined
}

export interface MovingFilm extends Moving {
  /** What it is heard in. */
  language: FilmLanguage
  captions: boolean
}

export interface OnStage {
  /** The position of the page, results pages counted after those of the survey; null between two screens. */
  page: number | null
  /** Why Next step is closed. */
  blocked: Gate | null
  film: MovingFilm | null
  timer: Moving | null
  /** Null where the team has not said when it wants to finish. */
  pace: PaceFact | null
}

type Act = (wish: Wish) => void

const listeners = new Set<() => void>()
const acts = new Set<Act>()
let now: OnStage = { page: null, blocked: null, film: null, timer: null, pace: null }

/**
 * What the shared screen shows, and the keys on it. Pages say it here whether or not a room is open, so that whatever
 * tells it to phones is loaded only where there are phones.
 */
export const stage = {
  now: () => now,
  say(part: Partial<OnStage>) {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** As if its key was pressed. */
  act(wish: Wish) {
    for (const act of [...acts]) act(wish)
  },
  offer(act: Act) {
    acts.add(act)
    return () => void acts.delete(act)
  },
}

/** The keys that a part of the page has, while it is shown. */
export function useStageKeys(keys: Partial<Record<Wish, () => void>>) {
  const act = useEffectEvent((wish: Wish) => keys[wish]?.())
  useEffect(() => stage.offer((wish) => act(wish)), [])
}

export function useOnStage(page: number, blocked: Gate | null, pace: PaceFact | null) {
  useEffect(() => stage.say({ page, blocked }), [page, blocked])
  const { sign, minutes, finishAt } = pace ?? {}
  useEffect(() => {
    const isKnown = sign !== undefined && minutes !== undefined && finishAt !== undefined
    stage.say({ pace: isKnown ? { sign, minutes, finishAt } : null })
  }, [sign, minutes, finishAt])
  useEffect(() => () => stage.say({ page: null }), [])
}
