import { INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import type { RoomPage } from './api.ts'

/** What the room scores one after the other, with its scores so far. Which one is asked is chosen there. */
export function FollowTabs({ scores, now }: { scores: RoomPage['scores']; now: string | undefined }) {
  if (scores.length < 2) return null
  return (
    <ul className="tabs lit" aria-label={m.round_tabs()}>
      {scores.map(({ key, title, indicator, score }) => (
        <li
          key={key}
          data-i={indicator ?? undefined}
          data-state={score === null && key !== now ? 'todo' : undefined}
          aria-current={key === now || undefined}
        >
          {indicator && <IndicatorGlyph indicator={indicator} />}
          {indicator ? INDICATOR_NAMES[indicator] : title}
          {score !== null && <span className="num">{`${score}%`}</span>}
        </li>
      ))}
    </ul>
  )
}
