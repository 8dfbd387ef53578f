import { m } from '@thrive/words'
import { Icon } from '../../ui/layout/icon.tsx'
import { minus, plus } from '../../ui/layout/icon-paths.ts'
import { MAX, MIN } from './score-bounds.ts'
import './phone.css'
import { useHeld } from './use-held.ts'
import './score-steps.css'

const HELD_STEP = 5

interface ScoreStepsProps {
  className: string
  value: number | null
  /** Adds to the score. */
  onStep: (step: number) => void
  /** True if the minus button comes first, as on a line from left to right. */
  lessFirst?: boolean
}

/** The score as a number between plus and minus buttons; a held button takes larger steps. */
export function ScoreSteps({ className, value, onStep, lessFirst = false }: ScoreStepsProps) {
  const more = useHeld((isHeld) => onStep(isHeld ? HELD_STEP : 1))
  const less = useHeld((isHeld) => onStep(isHeld ? -HELD_STEP : -1))
  const isLeast = value === null || value === MIN
  const moreKey = (
    <button type="button" className="stepper" aria-label={m.phone_plus()} disabled={value === MAX} {...more}>
      <Icon path={plus} />
    </button>
  )
  const lessKey = (
    <button type="button" className="stepper" aria-label={m.phone_minus()} disabled={isLeast} {...less}>
      <Icon path={minus} />
    </button>
  )
  return (
    <div className={`score-steps ${className}`}>
      {lessFirst ? lessKey : moreKey}
      <output className={value === null ? 'none' : undefined} aria-live="off">
        {value === null ? (
          m.phone_not_set()
        ) : (
          <>
            {value}
            <small>%</small>
          </>
        )}
      </output>
      {lessFirst ? moreKey : lessKey}
    </div>
  )
}
