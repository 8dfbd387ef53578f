import {
  type Pace,
  pacedPages,
  paceOf,
  plannedFinish,
  type Shortening,
  shortenings,
  ticked,
  type Whereabouts,
} from '@thrive/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { type KeptPace, keepPace, keptPace } from '../../lib/kept-pace.ts'
import type { TeamSession } from '../session/use-session.ts'

const TICK_MS = 5_000

export interface TeamPace {
  /** Null until the team sets a finish time. */
  finishAt: number | null
  /** When the team will finish if it keeps to the plan from here on. */
  proposed: number
  /** Returns the pace for any finish time, for the dialog. */
  paceUntil: (finishAt: number) => Pace | null
  /** Returns when a team with this finish time should have begun. */
  beginOf: (finishAt: number) => number
  shortening: Shortening | null
  choose: (finishAt: number | null) => void
}

/** Returns null if the pages have no durations, as in an old revision: then nothing is offered. */
export function usePace({ uuid, workshop, position, isPreview }: TeamSession): TeamPace | null {
  const [now, setNow] = useState(Date.now)
  const [kept, setKept] = useState<KeptPace>(
    () => keptPace(uuid) ?? { uuid, finishAt: null, position, spent: 0, seenAt: Date.now() },
  )

  const keep = (next: KeptPace) => {
    if (!isPreview) keepPace(next)
    setKept(next)
  }
  const tick = useEffectEvent(() => {
    // Time while the screen is hidden does not count for its page.
    if (document.visibilityState !== 'visible') return
    const at = Date.now()
    const here = kept.position === position ? ticked(kept, at) : { spent: 0, seenAt: at }
    keep({ ...kept, position, ...here })
    setNow(at)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is another page
  useEffect(() => {
    tick()
    const interval = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [position])

  const pages = pacedPages(workshop)
  const at: Whereabouts = { position, spent: kept.position === position ? kept.spent : 0, now }
  const proposed = plannedFinish(pages, at)
  if (proposed === null) return null
  const whole = (plannedFinish(pages, { position: 1, spent: 0, now }) ?? now) - now
  const pace = kept.finishAt === null ? null : paceOf(pages, at, kept.finishAt)
  return {
    finishAt: kept.finishAt,
    proposed,
    paceUntil: (finishAt) => paceOf(pages, at, finishAt),
    beginOf: (finishAt) => finishAt - whole,
    shortening: (pace && shortenings(pages, position, pace, 1)[0]) ?? null,
    choose: (finishAt) => keep({ ...kept, finishAt }),
  }
}
