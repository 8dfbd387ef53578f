import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { type PointerEvent, useRef } from 'react'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { GlassDrawing, HEIGHT, LEVEL } from './glass-drawing.tsx'
import type { ScoreInputProps } from './part.tsx'
import { MAX, MIN } from './score-bounds.ts'
import './score-glass.css'
import { ScoreSteps } from './score-steps.tsx'

const KEYS: Record<string, number> = { PageUp: 10, PageDown: -10 }

/** Drag the level, or use the two buttons. The native range is for keyboards and screen readers. */
export function ScoreGlass({ label, indicator, value, onChange }: ScoreInputProps) {
  const glass = useRef<HTMLDivElement>(null)
  const latest = useRef(value)
  latest.current = value
  const set = (score: number) => onChange(Math.round(Math.min(MAX, Math.max(MIN, score))))
  const changeBy = (step: number) => set((latest.current ?? 0) + step)

  const pull = (event: PointerEvent<HTMLDivElement>) => {
    const box = glass.current?.getBoundingClientRect()
    if (!box || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId))) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const y = ((event.clientY - box.top) / box.height) * HEIGHT
    set(((LEVEL.bottom - y) / (LEVEL.bottom - LEVEL.top)) * MAX)
  }

  return (
    <div className="pour" data-i={indicator}>
      <div className="glassbox" ref={glass} onPointerDown={pull} onPointerMove={pull}>
        <input
          className="covering"
          type="range"
          min={MIN}
          max={MAX}
          value={value ?? MIN}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuetext={value === null ? m.phone_not_given() : inPercent(value)}
          onChange={(event) => set(Number(event.target.value))}
          onKeyDown={(event) => {
            const step = KEYS[event.key]
            if (step === undefined) return
            event.preventDefault()
            changeBy(step)
          }}
        />
        <GlassDrawing value={value} style={cssVars({ '--level': value ?? 0 })} />
      </div>
      <ScoreSteps className="side" value={value} onStep={changeBy} />
    </div>
  )
}
