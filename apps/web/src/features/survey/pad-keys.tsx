import { m } from '@thrive/words'
import { type KeyboardEvent, useRef, useState } from 'react'

const KEYS = Array.from({ length: 21 }, (_, nth) => nth * 5)
const COLUMNS = 7
const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }

interface PadKeysProps {
  /** The score that was tapped last. */
  last: number | undefined
  onTap: (score: number) => void
}

/** 0 to 100 in fives. One of them is in the tab order, and arrows lead to the others. */
export function PadKeys({ last, onTap }: PadKeysProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [current, setCurrent] = useState(0)
  const move = (event: KeyboardEvent) => {
    const next = current + (ARROWS[event.key] ?? 0)
    if (next === current || KEYS[next] === undefined) return
    event.preventDefault()
    setCurrent(next)
    group.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <fieldset ref={group} aria-label={m.pad_title()} onKeyDown={move}>
      {KEYS.map((score, nth) => (
        <button
          key={score}
          type="button"
          className="padkey num"
          tabIndex={nth === current ? 0 : -1}
          data-last={score === last || undefined}
          onFocus={() => setCurrent(nth)}
          onClick={() => onTap(score)}
        >
          {score}
        </button>
      ))}
    </fieldset>
  )
}
