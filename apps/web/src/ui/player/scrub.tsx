import { m } from '@thrive/words'
import type { KeyboardEvent } from 'react'
import { cssVars } from '../layout/css-vars.ts'
import { clockText } from './clock-text.ts'
import './scrub.css'

export interface ScrubProps {
  time: number
  duration: number
  onSeek: (time: number) => void
}

const KEYS: Record<string, number> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 30,
  PageDown: -30,
}

export function Scrub({ time, duration, onSeek }: ScrubProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onSeek(time + by)
  }
  return (
    <input
      className="scrub"
      type="range"
      aria-label={m.player_position()}
      aria-valuetext={m.player_position_of({ time: clockText(time), length: clockText(duration) })}
      min={0}
      max={duration || 1}
      step="any"
      disabled={!duration}
      value={Math.min(time, duration)}
      style={cssVars({ '--p': duration ? time / duration : 0 })}
      onChange={(event) => onSeek(Number(event.target.value))}
      onKeyDown={onKeyDown}
    />
  )
}
