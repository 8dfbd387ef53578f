import type { Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { type ReactNode, useId } from 'react'
import { classNames } from '../ui/layout/class-names.ts'
import { IndicatorArt } from './indicator-art.tsx'
import { ScoreRange } from './score-range.tsx'
import './score-slider.css'

export interface ScoreSliderProps {
  title: string
  note?: string | undefined
  indicator?: Indicator | null | undefined
  value: number
  /** False until somebody has chosen a value. */
  isSet?: boolean | undefined
  /** Between the name and the tube. */
  children?: ReactNode
  /** Also called when the knob is touched without moving it: the start value may be the team's score. */
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
}

/** A score on a card in its indicator's colour: a short name goes beside the tube, a sentence above it. */
export function ScoreSlider(props: ScoreSliderProps) {
  const { title, note, indicator, value, isSet = true, children, onChange, min = 1, max = 100 } = props
  const id = useId()
  return (
    <div className="slider-room">
      <div className={classNames('slider', 'lit', title.length > 16 && 'long')} data-i={indicator ?? undefined}>
        {indicator && <IndicatorArt indicator={indicator} />}
        <div className="name">
          <label className="display" htmlFor={id}>
            {title}
          </label>
          {note && <p className="ui">{note}</p>}
        </div>
        {children}
        <ScoreRange id={id} title={title} value={value} isSet={isSet} onChange={onChange} min={min} max={max} />
        <span className="score" data-state={isSet ? undefined : 'none'} aria-hidden="true">
          {isSet ? (
            <>
              {value}
              <small>%</small>
            </>
          ) : (
            m.hand_not_set()
          )}
        </span>
      </div>
    </div>
  )
}
