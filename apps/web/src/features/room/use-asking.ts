import { type RoomState, type Tally, UNDO_SECONDS } from '@thrive/domain'
import { useEffect, useState } from 'react'
import { isStatus } from '../../lib/api.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import type { Room } from './room.ts'

/** The tally that asking again put aside, while it can be restored. */
export interface Undo {
  count: number
  /** On the clock of `performance.now()`. */
  until: number
  /** True if the phones were asked again by keyboard. */
  isByKeyboard: boolean
  submit(): void
}

interface Aside extends Pick<Undo, 'until' | 'isByKeyboard'> {
  tally: Tally
}

const CONFLICT = 409

/** Asks the phones, and offers an undo if that put a tally aside. */
export function useAsking(room: Room | null, state: RoomState | null, isLost = false) {
  const [aside, setAside] = useState<Aside | null>(null)
  const [isUndone, setUndone] = useState(false)
  const undoing = useSubmit(async (key: string) => {
    // Before the call, because the room may deliver the tally before the answer arrives.
    setUndone(true)
    try {
      await room?.undo(key)
      setAside(null)
    } catch (error) {
      setUndone(false)
      if (isStatus(error, CONFLICT)) setAside(null)
      throw error
    }
  })
  const asking = useSubmit(async (key: string) => {
    const tally = state?.tally
    const until = performance.now() + UNDO_SECONDS * 1_000
    const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false
    undoing.reset()
    setUndone(false)
    await room?.ask(key)
    setAside(tally?.key === key ? { tally, until, isByKeyboard } : null)
  })
  const [resetAsking, resetUndoing] = [asking.reset, undoing.reset]
  const isReached = state !== null && !isLost
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question that arrived, or a room that is back, mends it
  useEffect(() => {
    if (!isReached) return
    resetAsking()
    resetUndoing()
  }, [resetAsking, resetUndoing, state?.asked?.key, state?.tally, isReached])
  useEffect(() => {
    if (!aside) return
    const timer = setTimeout(() => setAside(null), aside.until - performance.now())
    return () => clearTimeout(timer)
  }, [aside])
  const key = aside && state?.asked?.key === aside.tally.key ? aside.tally.key : null
  const undo: Undo | null =
    aside && key ? { ...aside, count: aside.tally.count, submit: () => undoing.submit(key) } : null
  return { ask: asking.submit, problem: asking.problem ?? undoing.problem, undo, isUndone }
}
