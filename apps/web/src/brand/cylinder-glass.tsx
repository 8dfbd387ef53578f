import { useId } from 'react'
import './cylinder-glass.css'
import { LastMark, LiquidSince, level } from './cylinder-last-time.tsx'

const TUBE = 'M40 26V428a24 24 0 0 0 24 24H206a24 24 0 0 0 24 -24V26'
const GRADES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** Tags closer than this, in percent, would overlap. */
const TAG = 15

export interface CylinderGlassProps {
  label: string
  score: number
  desired?: number | undefined
  /** Hatches the gap between the score and the desired score. */
  hatched?: boolean | undefined
  /** The previous session's score, if any. */
  last?: number | undefined
}

/** A graduated cylinder filled to a score, with a mark at the desired score. */
export function CylinderGlass({ label, score, desired, hatched = false, last }: CylinderGlassProps) {
  const id = useId()
  const top = level(score)
  const wish = desired === undefined ? null : level(desired)
  return (
    <svg
      className="glass"
      viewBox={`-40 8 ${wish === null && last === undefined ? 310 : 374} 480`}
      preserveAspectRatio="xMidYMax"
      role="img"
      aria-label={label}
    >
      <defs>
        <clipPath id={`${id}in`}>
          <path d={`${TUBE}Z`} />
        </clipPath>
        <pattern id={`${id}hatch`} width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="tint" width="14" height="14" />
          <path className="hatch" d="M0 0V14" />
        </pattern>
      </defs>
      <path className="air" d={`${TUBE}Z`} />
      <g clipPath={`url(#${id}in)`}>
        {hatched && wish !== null && wish < top && (
          <rect x="40" y={wish} width="190" height={top - wish + 12} fill={`url(#${id}hatch)`} />
        )}
        {last !== undefined && <LiquidSince id={id} score={score} last={last} />}
        <g className="liquid">
          {last === undefined && <path d={`M40 ${top}c35 -9 60 9 95 0s65 -9 95 0V452H40Z`} />}
          {score >= 12 && <circle cx="152" cy="420" r="7" />}
          {score >= 25 && <circle cx="118" cy={(top + 452) / 2 + 20} r="9" />}
          {score >= 25 && <circle cx="172" cy={(top + 452) / 2 - 10} r="13" />}
        </g>
      </g>
      {GRADES.map((grade) => (
        <path key={grade} className="grade" d={`M44 ${level(grade)}h${grade % 50 ? 22 : 38}`} />
      ))}
      <g className="scale">
        <text x="16" y="452">
          0
        </text>
        <text x="16" y="256">
          50
        </text>
        <text x="16" y="50">
          100
        </text>
      </g>
      <path className="wall" d={TUBE} />
      <path className="lip" d="M28 26H40M230 26H250" />
      <rect x="18" y="452" width="234" height="28" rx="10" />
      {last !== undefined && <LastMark last={last} tagged={desired === undefined || Math.abs(desired - last) > TAG} />}
      {wish !== null && (
        <g className="wish">
          <path className="dashes" d={`M40 ${wish}H240`} />
          <path d={`M240 ${wish}l22 -28H322a9 9 0 0 1 9 9v38a9 9 0 0 1 -9 9H262Z`} />
          <text x="292" y={wish + 12}>
            {desired}
          </text>
        </g>
      )}
    </svg>
  )
}
