import type { SeatLook } from '@thrive/domain'
import { type ComponentType, useState } from 'react'
import type { Asked, AskKind, AskProps } from './asked.ts'
import { Choose } from './choose.tsx'
import { GivenScreen } from './given.tsx'
import type { Given, KeptBallot } from './kept-ballot.ts'
import { Opinion } from './opinion.tsx'
import { Rank } from './rank.tsx'
import { Score } from './score.tsx'
import { Vote } from './vote.tsx'

interface Props {
  asked: Asked
  kept: KeptBallot | null
  look: SeatLook
  onGive: (key: string, value: Given) => void
}

const SHORT_MS = 30

/** One question: asked, then answered and covered, and changeable until the reveal. */
export function OwnPart({ asked, kept, look, onGive }: Props) {
  const [isChanging, setChanging] = useState(false)
  const mine = kept?.key === asked.key ? kept.value : asked.mine
  if (mine !== null && !isChanging)
    return <GivenScreen asked={asked} mine={mine} look={look} onChange={() => setChanging(true)} />
  return (
    <Ask
      asked={asked}
      first={mine}
      onGive={(value) => {
        onGive(asked.key, value)
        setChanging(false)
        navigator.vibrate?.(SHORT_MS)
      }}
    />
  )
}

const ASKS: Record<AskKind, ComponentType<AskProps>> = {
  score: Score,
  vote: Vote,
  choose: Choose,
  rank: Rank,
  opinion: Opinion,
}

function Ask(props: AskProps) {
  const Kind = ASKS[props.asked.kind]
  return <Kind {...props} />
}
