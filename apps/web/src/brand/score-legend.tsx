import type { Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useId } from 'react'
import './score-legend.css'

/** What the parts of the cylinders mean, drawn in the colour of one of them. */
export function ScoreLegend({
  indicator,
  gaps = false,
  current = m.score_legend_current(),
  desired = m.score_legend_desired(),
  last,
}: {
  indicator: Indicator
  gaps?: boolean | undefined
  current?: string | undefined
  /** Null if no desired scores are drawn. */
  desired?: string | null | undefined
  /** The day of the previous session, if its scores are drawn. */
  last?: string | undefined
}) {
  const id = useId()
  return (
    <ul className="legend" data-i={indicator}>
      <li>
        <svg viewBox="0 0 30 20" aria-hidden="true">
          <rect className="fill" x="1" y="1" width="28" height="18" rx="4" />
        </svg>
        {current}
      </li>
      {gaps && (
        <li>
          <svg viewBox="0 0 30 20" aria-hidden="true">
            <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path className="hatch" d="M0 0V9" />
            </pattern>
            <rect className="tint" x="1" y="1" width="28" height="18" rx="4" />
            <rect x="1" y="1" width="28" height="18" rx="4" fill={`url(#${id})`} />
          </svg>
          {m.score_legend_gap()}
        </li>
      )}
      {last && <LastLegend day={last} />}
      {desired && (
        <li>
          <svg viewBox="0 0 44 24" aria-hidden="true">
            <path className="dashes" d="M0 12H14" />
            <path className="mark" d="M14 12l8-10h22v20H22Z" />
          </svg>
          {desired}
        </li>
      )}
    </ul>
  )
}

function LastLegend({ day }: { day: string }) {
  return (
    <>
      <li>
        <svg viewBox="0 0 46 30" aria-hidden="true">
          <rect className="lift" x="1" y="1" width="44" height="28" rx="5" />
          <path className="chevron" d="M11 22L23 10L35 22" />
        </svg>
        {m.progress_grown()}
      </li>
      <li>
        <svg viewBox="0 0 48 26" aria-hidden="true">
          <path className="dots" d="M1 13H13" />
          <path className="tag-shape" d="M15 13l9-11h22v22H24Z" />
        </svg>
        {fullDate(day)}
      </li>
    </>
  )
}
