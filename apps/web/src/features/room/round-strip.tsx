import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { eye, phone } from '../../ui/layout/icon-paths.ts'
import { AskAgain } from './ask-again.tsx'
import { RoundAnswers } from './round-answers.tsx'
import { RoundCount } from './round-count.tsx'
import './round-strip.css'
import type { Round } from './use-round.ts'

interface RoundStripProps {
  round: Round
  /** Set if the answers have their own screen, and the page is shown instead. */
  onRound?: (() => void) | null
}

/** A round next to the page's own questions: asks the phones, shows how many have answered, reveals. */
export default function RoundStrip({ round, onRound = null }: RoundStripProps) {
  const { due, now, tally, phones } = round
  const ask = () => due && round.ask(due.key)
  return (
    <div className="round-strip" data-state={tally ? 'revealed' : now ? 'asked' : 'ready'}>
      {onRound ? (
        <Button look="second" icon={eye} onClick={onRound}>
          {m.round_to_round()}
        </Button>
      ) : tally ? (
        <>
          <AskAgain tally={tally} onAsk={ask} />
          <RoundAnswers count={tally.count} />
        </>
      ) : now ? (
        <RoundCount round={round} isShort={now.kind === 'choose' || now.kind === 'rank'} />
      ) : (
        <>
          <Button icon={phone} onClick={ask}>
            {m.round_ask()}
          </Button>
          <p className="in num">{m.round_phones({ count: phones })}</p>
          {due?.kind === 'opinion' && <p className="instead">{m.round_fingers()}</p>}
          {due?.kind === 'score' && round.asks.length === 1 && <p className="by-hand">{m.round_by_hand()}</p>}
        </>
      )}
      <Problem>{round.problem}</Problem>
    </div>
  )
}
