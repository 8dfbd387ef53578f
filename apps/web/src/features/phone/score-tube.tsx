import { m } from '@thrive/words'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { minus, plus } from '../../ui/layout/icon-paths.ts'
import type { ScoreInputProps } from './part.tsx'
import { LEAST, MOST } from './score-bounds.ts'
import '../../brand/score-range.css'
import './score-tube.css'
import { useHeld } from './use-held.ts'

const HELD_STEP = 5
const TICKS = [LEAST, 50, MOST]

/** The score of a colleague on a laptop: lying down, because the column has no height for the glass. */
export function ScoreTube({ label, indicator, value, onChange }: ScoreInputProps) {
  const set = (score: number) => onChange(Math.min(MOST, Math.max(LEAST, score)))
  const by = (step: number) => set((value ?? 0) + step)
  const up = useHeld((isHeld) => by(isHeld ? HELD_STEP : 1))
  const down = useHeld((isHeld) => by(isHeld ? -HELD_STEP : -1))
  const place = (score: number) => (score - LEAST) / (MOST - LEAST)
  return (
    <div className="score-tube" data-i={indicator}>
      <div className="steps">
        <button type="button" className="stepper" aria-label={m.phone_minus()} disabled={value === null} {...down}>
          <Icon path={minus} />
        </button>
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
        <button type="button" className="stepper" aria-label={m.phone_plus()} disabled={value === MOST} {...up}>
          <Icon path={plus} />
        </button>
      </div>
      <div
        className="range"
        data-state={value === null ? 'unset' : undefined}
        style={cssVars({ '--v': place(value ?? LEAST) })}
      >
        <div className="track">
          <i />
          <input
            type="range"
            min={LEAST}
            max={MOST}
            value={value ?? LEAST}
            aria-label={label}
            aria-valuetext={value === null ? m.phone_not_given() : `${value}%`}
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
