import type { Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { withOneDecimal } from '@thrive/words/intl'
import { GivenMark } from '../room/given-mark.tsx'
import { type Asked, labelOf } from './asked.ts'

/** How many gave each, those with most first; of an order its mean places, the first one first. */
export function FollowCounts({ asked, tally: { kind, counts = {} } }: { asked: Asked | null; tally: Tally }) {
  const isRank = kind === 'rank'
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => (isRank ? a - b : b - a))
  return (
    <ul className="counts">
      {rows.map(([value, count]) => (
        <li key={value}>
          {asked ? labelOf(asked, value) : value}
          {isRank ? <span>{m.round_place({ place: withOneDecimal(count) })}</span> : <GivenMark count={count} />}
        </li>
      ))}
    </ul>
  )
}
