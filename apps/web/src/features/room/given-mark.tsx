import { m } from '@thrive/words'
import { Pawns } from '../../brand/pawn.tsx'
import './given-mark.css'

const MAX_PAWNS = 8

/** How many chose this, with pawns; only a few are drawn for many. */
export function GivenMark({ count, isShort = false }: { count: number; isShort?: boolean }) {
  const pawns = isShort ? 1 : Math.min(count, MAX_PAWNS)
  return (
    <span className="given-mark num" data-count={count}>
      <Pawns count={count > 0 ? pawns : 0} of={Math.max(1, pawns)} />
      <b aria-hidden="true">{count}</b>
      <span className="vh">{m.round_gave({ count })}</span>
    </span>
  )
}
