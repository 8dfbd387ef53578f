import { FEWEST_BALLOTS } from '@thrive/domain'
import { m } from '@thrive/words'
import { Pawns } from '../../brand/pawn.tsx'
import { Button } from '../../ui/form/button.tsx'
import type { Asked } from './asked.ts'

interface Props {
  asked: Asked
  isLost: boolean
  onReveal: () => void
}

/** More would not fit in one row. */
const MOST_PAWNS = 12

/** How many have answered, and what opens Reveal. */
export function RemoteRound({ asked: { given, seats, indicator }, isLost, onReveal }: Props) {
  const isFew = given < FEWEST_BALLOTS
  const counts = { count: given, given, phones: seats }
  return (
    <div className="remote-round" data-i={indicator ?? undefined}>
      {seats <= MOST_PAWNS && <Pawns count={given} of={seats} />}
      <Button locked={isFew || isLost} aria-describedby="reveal-hint" onClick={onReveal}>
        {m.round_reveal()}
      </Button>
      <p className="num" id="reveal-hint" role="status">
        {isFew ? m.remote_why(counts) : m.round_count(counts)}
      </p>
    </div>
  )
}
