import type { Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { type RefObject, useEffect } from 'react'
import { Mats } from '../../brand/mats.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { arrowLeft } from '../../ui/layout/icon-paths.ts'
import { AskAgain } from './ask-again.tsx'
import './score-round.css'
import type { Round } from './use-round.ts'
import { voteVerdict } from './verdict.ts'

interface VoteRoundProps {
  round: Round
  tally: Tally
  heading: RefObject<HTMLHeadingElement | null>
  onPage: () => void
}

/** The votes on the three mats, and their verdict. */
export default function VoteRound({ round, tally, heading, onPage }: VoteRoundProps) {
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading])
  return (
    <div className="turn votes-round">
      <div className="head">
        <h1 ref={heading} tabIndex={-1}>
          {voteVerdict(tally)}
        </h1>
        <div className="acts">
          <Button look="quiet" icon={arrowLeft} onClick={onPage}>
            {m.round_page()}
          </Button>
          <AskAgain tally={tally} onAsk={() => round.ask(tally.key)} />
        </div>
      </div>
      <output className="vh">{m.round_votes({ count: tally.count, verdict: voteVerdict(tally) })}</output>
      <Problem>{round.problem}</Problem>
      <Mats counts={tally.counts ?? {}} />
    </div>
  )
}
