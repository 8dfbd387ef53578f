import { type Ask, asksOf, FEWEST_BALLOTS, isGiven, type Tally } from '@thrive/domain'
import { useEffect, useMemo } from 'react'
import { useSubmit } from '../../lib/use-submit.ts'
import type { TeamSession } from '../session/use-session.ts'
import { useStageKeys } from '../stage/on-stage.ts'
import { useRoom } from './use-room.ts'

/** What a page asks of the phones in the room, and how far that is. */
export interface Round {
  /** Everything the page asks, one after the other. */
  asks: Ask[]
  /** What is asked now, or was revealed; null until phones are asked. */
  now: Ask | null
  /** How many may give. */
  phones: number
  given: number
  mayReveal: boolean
  tally: Tally | null
  problem: string | null
  ask(key: string): void
  reveal(): void
}

/** Null where there are no phones, or nothing to ask them: then the page is as it always was. */
export function useRound(session: TeamSession, position: number, asksAtOnce: boolean): Round | null {
  const { room, state, isLost } = useRoom(session.uuid)
  const { workshop, answers } = session
  const asks = useMemo(
    () => [...asksOf(workshop).values()].filter(({ page }) => page === position),
    [workshop, position],
  )
  const asking = useSubmit(async (key: string) => room?.ask(key))
  const revealing = useSubmit(async (key: string) => room?.reveal(key))

  const given = state?.asked?.given ?? 0
  // The leader's remote gives nothing; a phone that sleeps in a pocket may wake up.
  const phones = Math.max(given, state?.tally?.count ?? 0, (state?.seats.length ?? 0) - (state?.leader ? 1 : 0))
  const key = state?.tally?.key ?? state?.asked?.key
  const now = asks.find((ask) => ask.key === key) ?? null
  const isOn = asks.length > 0 && phones > 0
  const mayReveal = now !== null && !state?.tally && given >= FEWEST_BALLOTS
  const reveal = () => {
    if (now && mayReveal) revealing.submit(now.key)
  }
  useStageKeys({ reveal })

  const first = asks.find((ask) => !isAnswered(ask, answers))?.key
  const isDue = isOn && !now && !isLost && asksAtOnce && first !== undefined
  const { submit } = asking
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is due
  useEffect(() => {
    if (isDue) submit(first)
  }, [isDue, first])

  if (!isOn) return null
  return {
    asks,
    now,
    phones,
    given,
    mayReveal,
    tally: now && state?.tally?.key === now.key ? state.tally : null,
    problem: revealing.problem ?? asking.problem,
    ask: asking.submit,
    reveal,
  }
}

const isAnswered = (ask: Ask, answers: TeamSession['answers']) =>
  'question' in ask && isGiven(ask.question, answers.get(ask.question.id))
