import type { Block, FilmLanguage, PaceFact, Wish } from '@thrive/domain'
import { useEffect, useEffectEvent } from 'react'

/** A film or a timer: whether it runs, its position in seconds, and when (on this page's clock) that was true. */
export interface Moving {
  moves: boolean
  seconds: number
  at: number
  /** Total length in seconds; unknown while a film is loading. */
  length?: number | undefined
}

export interface MovingFilm extends Moving {
  /** The language in which it is heard. */
  language: FilmLanguage
  captions: boolean
}

export interface OnStage {
  /** The page number, results pages counted after those of the survey; null between two screens. */
  page: number | null
  /** Why Next step is closed. */
  blocked: Block | null
  film: MovingFilm | null
  timer: Moving | null
  /** Null if the team has not set a finish time. */
  pace: PaceFact | null
  /** The key of the question that Ask would ask. */
  due: string | null
}

type Act = (wish: Wish) => void

const listeners = new Set<() => void>()
const acts = new Set<Act>()
let now: OnStage = { page: null, blocked: null, film: null, timer: null, pace: null, due: null }

/**
 * What the shared screen shows, and its controls. Pages report here whether or not a room is open, so that the code
 * that sends it to phones is loaded only if there are any.
 */
export const stage = {
  now: () => now,
  update(part: Partial<OnStage>) {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Acts as if its button was pressed. */
  act(wish: Wish) {
    for (const act of [...acts]) act(wish)
  },
  offer(act: Act) {
    acts.add(act)
    return () => void acts.delete(act)
  },
}

/** Offers the controls of a part of the page while it is shown. */
export function useStageKeys(keys: Partial<Record<Wish, () => void>>) {
  const act = useEffectEvent((wish: Wish) => keys[wish]?.())
  useEffect(() => stage.offer((wish) => act(wish)), [])
}

export function useOnStage(page: number, blocked: Block | null, pace: PaceFact | null) {
  useEffect(() => stage.update({ page, blocked }), [page, blocked])
  const { sign, minutes, finishAt } = pace ?? {}
  useEffect(() => {
    const isKnown = sign !== undefined && minutes !== undefined && finishAt !== undefined
    stage.update({ pace: isKnown ? { sign, minutes, finishAt } : null })
  }, [sign, minutes, finishAt])
  useEffect(() => () => stage.update({ page: null }), [])
}
