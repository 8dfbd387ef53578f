import { m } from '@thrive/words'
import { type PointerEvent, useRef } from 'react'
import { cssVars } from '../../ui/layout/css-vars.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { minus, plus } from '../../ui/layout/icon-paths.ts'
import { GlassDrawing, HEIGHT, LEVEL } from './glass-drawing.tsx'
import type { ScoreInputProps } from './part.tsx'
import { LEAST, MOST } from './score-bounds.ts'
import './score-glass.css'
import { useHeld } from './use-held.ts'

const HELD_STEP = 5
const KEYS: Record<string, number> = { PageUp: 10, PageDown: -10 }

/** Pull the level, or use the two keys. The native range is for keyboards and screen readers. */
export function ScoreGlass({ label, indicator, value, onChange }: ScoreInputProps) {
  const glass = useRef<HTMLDivElement>(null)
  const latest = useRef(value)
  latest.current = value
  const set = (score: number) => onChange(Math.round(Math.min(MOST, Math.max(LEAST, score))))
  const by = (step: number) => set((latest.current ?? 0) + step)
  const up = useHeld((isHeld) => by(isHeld ? HELD_STEP : 1))
  const down = useHeld((isHeld) => by(isHeld ? -HELD_STEP : -1))

  const pull = (event: PointerEvent<HTMLDivElement>) => {
    const box = glass.current?.getBoundingClientRect()
    if (!box || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId))) return
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    const y = ((event.clientY - box.top) / box.height) * HEIGHT
    set(((LEVEL.bottom - y) / (LEVEL.bottom - LEVEL.top)) * MOST)
  }

  return (
    <div className="pour" data-i={indicator}>
      <div className="glassbox" ref={glass} onPointerDown={pull} onPointerMove={pull}>
        <input
          type="range"
          min={LEAST}
          max={MOST}
          value={value ?? LEAST}
          aria-label={label}
          aria-orientation="vertical"
          aria-valuetext={value === null ? m.phone_not_given() : `${value}%`}
          onChange={(event) => set(Number(event.target.value))}
          onKeyDown={(event) => {
            const step = KEYS[event.key]
            if (step === undefined) return
            event.preventDefault()
            by(step)
          }}
        />
        <GlassDrawing value={value} style={cssVars({ '--level': value ?? 0 })} />
      </div>
      <div className="side">
        <button type="button" className="stepper" aria-label={m.phone_plus()} disabled={value === MOST} {...up}>
          <Icon path={plus} />
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
        <button
          type="button"
          className="stepper"
          aria-label={m.phone_minus()}
          disabled={value === null || value === LEAST}
          {...down}
        >
          <Icon path={minus} />
        </button>
      </div>
    </div>
  )
}
