import type { ComponentType } from 'react'
import type { AskKind, AskProps } from './asked.ts'
import { Choose } from './choose.tsx'
import { Opinion } from './opinion.tsx'
import { Rank } from './rank.tsx'
import { Score } from './score.tsx'
import { Vote } from './vote.tsx'

const ASKS: Record<AskKind, ComponentType<AskProps>> = {
  score: Score,
  vote: Vote,
  choose: Choose,
  rank: Rank,
  opinion: Opinion,
}

export function Ask(props: AskProps) {
  const Kind = ASKS[props.asked.kind]
  return <Kind {...props} />
}
