import { type Ask, asksOf, FEWEST_BALLOTS, INDICATOR_NAMES, isGiven, type Tally } from '@thrive/domain'
import { useEffect, useMemo } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import type { TeamSession } from '../session/use-session.ts'
import { stage, useStageKeys } from './on-stage.ts'
import { type Undo, useAsking } from './use-asking.ts'
import { useRoom } from './use-room.ts'

/** What a page asks the phones in the room, and the progress of that. */
export interface Round {
  asks: Ask[]
  /** The current or revealed question; null until phones are asked. */
  now: Ask | null
  /** The question to ask: the current one, or the first without an answer. */
  due: Ask | null
  /** The number of phones that may answer. */
  phones: number
  given: number
  mayReveal: boolean
  tally: Tally | null
  /** True if the tally is back because asking again was undone. */
  isUndone: boolean
  undo: Undo | null
  /** The next score to ask for, once this one is revealed. */
  goOn: { name: string; ask(): void } | null
  problem: string | null
  ask(key: string): void
  reveal(): void
}

/** Returns null if there are no phones, or nothing to ask them: then the page works as without a room. */
export function useRound(session: TeamSession, position: number): Round | null {
  const { room, state, isLost } = useRoom(session.uuid)
  const { workshop, answers } = session
  const asks = useMemo(
    () => [...asksOf(workshop).values()].filter(({ page }) => page === position),
    [workshop, position],
  )
  const { ask, undo, isUndone, problem } = useAsking(room, state, isLost)
  const revealing = useSubmit(async (key: string) => room?.reveal(key))

  const given = state?.asked?.given ?? 0
  // The leader's remote does not answer; a phone that sleeps in a pocket may wake up.
  const phones = Math.max(given, state?.tally?.count ?? 0, (state?.seats.length ?? 0) - (state?.leader ? 1 : 0))
  const key = state?.tally?.key ?? state?.asked?.key
  const now = asks.find((ask) => ask.key === key) ?? null
  const isOn = asks.length > 0 && phones > 0
  const { reset } = revealing
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer or question, or a room that is back, mends it
  useEffect(() => {
    if (!isLost) reset()
  }, [reset, key, given, state?.tally, isLost])
  const mayReveal = now !== null && !state?.tally && given >= FEWEST_BALLOTS
  const reveal = () => {
    if (now && mayReveal) revealing.submit(now.key)
  }
  const due = now ?? asks.find((ask) => !isAnswered(ask, answers)) ?? asks[0] ?? null
  const tally = now && state?.tally?.key === now.key ? state.tally : null
  const next = tally && asks.find((ask) => ask !== now && ask.kind === 'score' && !isAnswered(ask, answers))
  const asksNext = (tally ? next : due)?.key ?? null
  useEffect(() => stage.update({ due: asksNext }), [asksNext])
  const askNext = () => {
    if (isOn && asksNext && (tally || !now)) ask(asksNext)
  }
  useStageKeys({ reveal, ask: askNext })

  if (!isOn) return null
  return {
    asks,
    now,
    due,
    phones,
    given,
    mayReveal,
    tally,
    isUndone,
    undo,
    goOn: next ? { name: nameOf(next), ask: () => ask(next.key) } : null,
    problem: revealing.problem ?? problem,
    ask,
    reveal,
  }
}

const isAnswered = (ask: Ask, answers: TeamSession['answers']) =>
  'question' in ask && isGiven(ask.question, answers.get(ask.question.id))

const nameOf = (ask: Ask) =>
  ask.kind === 'score' && ask.question.indicator ? INDICATOR_NAMES[ask.question.indicator] : ask.title
