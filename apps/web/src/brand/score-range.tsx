import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { KeyboardEvent } from 'react'
import { cssVars } from '../ui/layout/css-vars.ts'
import { Icon } from '../ui/layout/icon.tsx'
import { minus, plus } from '../ui/layout/icon-paths.ts'
import './score-range.css'

export interface ScoreRangeProps {
  id: string
  /** Accessible name of the minus and plus buttons. */
  title: string
  value: number
  /** False until somebody has chosen a value. */
  isSet?: boolean | undefined
  onChange: (value: number) => void
  min: number
  max: number
}

const KEYS: Record<string, number> = {
  Enter: 0,
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** A native range input over a drawn tube, between minus and plus buttons. */
export function ScoreRange({ id, title, value, isSet = true, onChange, min, max }: ScoreRangeProps) {
  const place = (score: number) => (score - min) / (max - min)
  const change = (by: number) => onChange(Math.min(max, Math.max(min, value + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    change(by)
  }
  return (
    <div className="range" data-state={isSet ? undefined : 'unset'} style={cssVars({ '--v': place(value) })}>
      <button type="button" className="stepper" aria-label={m.score_minus({ title })} onClick={() => change(-5)}>
        <Icon path={minus} />
      </button>
      <div className="track">
        <i />
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          aria-valuetext={isSet ? inPercent(value) : m.hand_not_set()}
          onChange={(event) => onChange(Number(event.target.value))}
          onPointerUp={(event) => onChange(Number(event.currentTarget.value))}
          onKeyDown={onKeyDown}
        />
        <span className="ticks" aria-hidden="true">
          {[min, 25, 50, 75, max].map((tick) => (
            <span key={tick} style={cssVars({ '--v': place(tick) })}>
              {tick}
            </span>
          ))}
        </span>
      </div>
      <button type="button" className="stepper" aria-label={m.score_plus({ title })} onClick={() => change(5)}>
        <Icon path={plus} />
      </button>
    </div>
  )
}
