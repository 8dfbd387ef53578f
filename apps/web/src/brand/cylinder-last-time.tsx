import './cylinder-last-time.css'

/** Converts a percentage to a y coordinate in the cylinder drawing. */
export const level = (percent: number) => 452 - percent * 4.12

const wave = (top: number) => `M40 ${top}c35 -9 60 9 95 0s65 -9 95 0V452H40Z`

/** Current level; growth since last time has chevrons, loss a tint. */
export function LiquidSince({ id, score, last }: { id: string; score: number; last: number }) {
  const [top, then] = [level(score), level(last)]
  return (
    <>
      <defs>
        <pattern
          id={`${id}grown`}
          width="47.5"
          height="34"
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(40 ${then})`}
        >
          <rect className="lift" width="47.5" height="34" />
          <path className="chevron" d="M11 24L23.75 11L36.5 24" />
        </pattern>
      </defs>
      {score < last && <rect className="tint" x="40" y={then} width="190" height={top - then + 14} />}
      {score > last && (
        <g className="grown">
          <path d={wave(top)} fill={`url(#${id}grown)`} />
        </g>
      )}
      <g className="liquid">
        <path d={score > last ? `M40 ${then}H230V452H40Z` : wave(top)} />
      </g>
    </>
  )
}

/** A dotted line at the previous score, with a tag if there is room beside the glass. */
export function LastMark({ last, tagged }: { last: number; tagged: boolean }) {
  const then = level(last)
  return (
    <g className="last">
      <path className="dots" d={`M40 ${then}H240`} />
      {tagged && (
        <>
          <path className="tag-shape" d={`M242 ${then}l20 -27H324a9 9 0 0 1 9 9v36a9 9 0 0 1 -9 9H262Z`} />
          <text x="294" y={then + 12}>
            {last}
          </text>
        </>
      )}
    </g>
  )
}
