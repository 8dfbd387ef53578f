import type { Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ReactNode, useId } from 'react'
import { ScoreRange } from '../../brand/score-range.tsx'

interface HandProps {
  title: string
  score: number | null
  tally: Tally | null
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
    <div className={again ? 'hand again' : 'hand'}>
      {again}
      <div>
        <label htmlFor={id}>
          <b>{score === null ? m.hand_without_phone() : m.hand_score()}</b>
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

function note(score: number | null, tally: Tally | null): string {
  if (score === null) return m.hand_by_hand()
  if (!tally) return m.hand_change()
  const { count, average = 0 } = tally
  return score === average ? m.hand_average({ count }) : m.hand_changed({ average })
}
