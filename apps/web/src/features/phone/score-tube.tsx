import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { cssVars } from '../../ui/layout/css-vars.ts'
import type { ScoreInputProps } from './part.tsx'
import { MAX, MIN } from './score-bounds.ts'
import '../../brand/score-range.css'
import { ScoreSteps } from './score-steps.tsx'
import './score-tube.css'

const TICKS = [MIN, 50, MAX]

/** The score input of a colleague on a laptop: horizontal, because the column is too low for the glass. */
export function ScoreTube({ label, indicator, value, onChange }: ScoreInputProps) {
  const set = (score: number) => onChange(Math.min(MAX, Math.max(MIN, score)))
  const changeBy = (step: number) => set((value ?? 0) + step)
  const place = (score: number) => (score - MIN) / (MAX - MIN)
  return (
    <div className="score-tube" data-i={indicator}>
      <ScoreSteps className="steps" value={value} onStep={changeBy} />
      <div
        className="range"
        data-state={value === null ? 'unset' : undefined}
        style={cssVars({ '--v': place(value ?? MIN) })}
      >
        <div className="track">
          <i />
          <input
            type="range"
            min={MIN}
            max={MAX}
            value={value ?? MIN}
            aria-label={label}
            aria-valuetext={value === null ? m.phone_not_given() : inPercent(value)}
            onChange={(event) => set(Number(event.target.value))}
          />
          <span className="ticks" aria-hidden="true">
            {TICKS.map((tick) => (
              <span key={tick} style={cssVars({ '--v': place(tick) })}>
                {tick}
              </span>
            ))}
          </span>
        </div>
      </div>
    </div>
  )
}
