import type { SeatLook } from '@thrive/domain'
import { useState } from 'react'
import { Ask } from './ask.tsx'
import type { Asked } from './asked.ts'
import { GivenScreen } from './given.tsx'
import type { Given, KeptBallot } from './kept-ballot.ts'

interface Props {
  asked: Asked
  kept: KeptBallot | null
  look: SeatLook
  onGive: (key: string, value: Given) => void
}

const SHORT_MS = 30

/** One question: asked, then given and covered, and changed as often as one likes until the reveal. */
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
