import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { Tube } from '../../../brand/tube.tsx'
import { Link } from '../../../lib/navigation.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { caretRightLine } from '../frame/line-icons.ts'
import { editAddress } from './addresses.ts'
import type { Round } from './api.ts'
import { datesOf } from './days.ts'
import { StatePill } from './state-pill.tsx'

/** A draft opens where it was left: in its form. */
const addressOf = ({ id, state }: Round) => (state === 'draft' ? editAddress(id) : `/admin/rounds/${id}`)

/** One round of the list; its link covers the whole card. */
export function RoundItem({ round, workshop }: { round: Round; workshop: string }) {
  const { invited, started, finished } = round
  const figures = [
    { count: inDigits(invited), word: m.rounds_invited({ count: invited }) },
    { count: inDigits(started), word: m.rounds_started({ count: started }) },
    { count: inDigits(finished), word: m.rounds_finished({ count: finished }) },
  ]
  const label = figures.map(({ count, word }) => `${count} ${word}`).join(', ')
  return (
    <li className="round-item card">
      <div className="name">
        <h2>
          <Link href={addressOf(round)}>{round.name}</Link>
        </h2>
        <p className="muted">
          <span className={`pill ${round.version_slug}`}>{workshop}</span>
          <span>{datesOf(round)}</span>
        </p>
      </div>
      <div className="figures">
        <Tube label={label} whole={invited} part={started} done={finished} />
        <p className="num" aria-hidden="true">
          {figures.map(({ count, word }) => (
            <span key={word}>
              <b>{count}</b> {word}
            </span>
          ))}
        </p>
      </div>
      <StatePill state={round.state} />
      <Icon path={caretRightLine} line />
    </li>
  )
}
