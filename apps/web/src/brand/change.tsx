import type { Direction } from '@thrive/domain'
import { m } from '@thrive/words'
import './change.css'

const SIGNS: Record<Direction, { path: string; label: (points: number) => string }> = {
  rose: { path: 'M10 3L18 16H2Z', label: (points) => m.progress_up({ points }) },
  fell: { path: 'M10 17L2 4H18Z', label: (points) => m.progress_down({ points }) },
  same: { path: 'M3 5.3h14v3.4H3ZM3 11.3h14v3.4H3Z', label: () => m.progress_about() },
}

/** How a score moved since last time: an arrow and words, never green or red. */
export function Change({ direction, points }: { direction: Direction; points: number }) {
  const { path, label } = SIGNS[direction]
  return (
    <span className="change num" data-d={direction}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} fill="currentColor" />
      </svg>
      {label(points)}
    </span>
  )
}
