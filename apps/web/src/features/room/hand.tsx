import { proposalOf, type Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ReactNode, useId } from 'react'
import { ScoreRange } from '../../brand/score-range.tsx'

interface HandProps {
  title: string
  score: number | null
  tally: Tally
  min: number
  max: number
  /** The button that asks the phones again. */
  again: ReactNode
  onChange: (score: number) => void
}

/** Sets the team's score by hand, showing the current one and its origin. */
export function Hand({ title, score, tally, min, max, again, onChange }: HandProps) {
  const id = useId()
  return (
    <div className="hand">
      {again}
      <div>
        <label htmlFor={id}>
          <b>{m.hand_score()}</b>
          <span className="vh">{title}</span>
        </label>
        <p>{note(score, tally)}</p>
      </div>
      <ScoreRange
        id={id}
        title={title}
        value={score ?? min}
        isSet={score !== null}
        min={min}
        max={max}
        onChange={onChange}
      />
      <span className="score" data-state={score === null ? 'none' : undefined} aria-hidden="true">
        {score === null ? (
          m.hand_not_set()
        ) : (
          <>
            {score}
            <small>%</small>
          </>
        )}
      </span>
    </div>
  )
}

function note(score: number | null, { count, middle, average = 0 }: Tally): string {
  const isProposed = score === proposalOf({ middle, average })
  if (middle === undefined) return isProposed ? m.hand_average({ count }) : m.hand_changed({ average })
  return isProposed ? m.hand_middle({ count }) : m.hand_changed_middle({ middle })
}
