import type { Tally } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId } from 'react'
import { ScoreRange } from '../../brand/score-range.tsx'

interface HandProps {
  title: string
  score: number | null
  tally: Tally | null
  min: number
  max: number
  onChange: (score: number) => void
}

/** The team's score by hand: what it is now, and where it comes from. */
export function Hand({ title, score, tally, min, max, onChange }: HandProps) {
  const id = useId()
  return (
    <div className="hand">
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
