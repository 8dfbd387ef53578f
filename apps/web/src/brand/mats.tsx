import { INDICATOR_NAMES, INDICATORS, type Indicator, mostVotes } from '@thrive/domain'
import { m } from '@thrive/words'
import { classNames } from '../ui/layout/class-names.ts'
import { IndicatorGlyph } from './indicator-glyph.tsx'
import { onMat, perRow, topOf } from './mat-layout.ts'
import './mats.css'
import { Pawn } from './pawn.tsx'

/** The three mats with the votes on them; the fullest is marked, or all that tie for most votes. */
export function Mats({ counts }: { counts: Readonly<Record<string, number>> }) {
  const top = mostVotes(counts)
  const most = Math.max(0, ...INDICATORS.map((indicator) => counts[indicator] ?? 0))
  return (
    <div className="mats lit">
      {INDICATORS.map((indicator) => {
        const votes = counts[indicator] ?? 0
        const isTop = top.includes(indicator)
        return (
          <figure key={indicator} className={classNames('mat', isTop && 'top')} data-i={indicator}>
            {isTop && <span className="flag">{top.length > 1 ? m.mats_tied() : m.mats_most()}</span>}
            <Mat indicator={indicator} votes={votes} most={most} />
            <figcaption>
              <h2>
                <IndicatorGlyph indicator={indicator} />
                {INDICATOR_NAMES[indicator]}
              </h2>
              <p className="votes num">
                <b>{votes}</b>
                {m.mats_votes({ count: votes })}
              </p>
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

function Mat({ indicator, votes, most }: { indicator: Indicator; votes: number; most: number }) {
  const top = topOf(most)
  return (
    <svg
      className="stand"
      viewBox={`0 ${top} 500 ${396 - top}`}
      role="img"
      aria-label={m.mats_label({ name: INDICATOR_NAMES[indicator], count: votes })}
    >
      <path className="cloth" d="M66 236H434L490 372a10 10 0 0 1 -10 14H20a10 10 0 0 1 -10 -14Z" />
      <path className="seam" d="M92 256H408L448 364H52Z" />
      <g className="arrive">
        {onMat(votes, perRow(most))
          .toReversed()
          .map(({ x, y, scale }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
              <Pawn />
            </g>
          ))}
      </g>
    </svg>
  )
}
