import { m } from '@thrive/words'
import { Pawns } from '../../brand/pawn.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { eye, phone, restart } from '../../ui/layout/icon-paths.ts'
import { RoundAnswers } from './round-answers.tsx'
import { RoundCount } from './round-count.tsx'
import './round-strip.css'
import './score-round.css'
import type { Round } from './use-round.ts'

interface RoundStripProps {
  round: Round
  /** Set if the round has its own screen, and the page is shown instead. */
  onRound?: (() => void) | null
}

/** A round next to the page's own questions: asks the phones, shows how many have answered, reveals. */
export default function RoundStrip({ round, onRound = null }: RoundStripProps) {
  const { asks, now, tally, given, phones } = round
  const key = now?.key ?? asks[0]?.key ?? ''
  return (
    <div className="round-strip">
      {onRound ? (
        <Button look="second" icon={eye} onClick={onRound}>
          {m.round_to_round()}
        </Button>
      ) : !now ? (
        <Button look="second" icon={phone} onClick={() => round.ask(key)}>
          {m.round_ask()}
        </Button>
      ) : tally ? (
        <>
          <Button look="second" icon={restart} onClick={() => round.ask(key)}>
            {m.round_ask_again()}
          </Button>
          <RoundAnswers count={tally.count} big={false} />
        </>
      ) : (
        <>
          {phones <= 12 && <Pawns count={given} of={phones} />}
          <RoundCount round={round} big={false} />
        </>
      )}
      <Problem>{round.problem}</Problem>
    </div>
  )
}
