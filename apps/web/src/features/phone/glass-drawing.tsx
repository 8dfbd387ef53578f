import type { CSSProperties } from 'react'

/** In drawing units, which are pixels on a phone of 390. */
export const HEIGHT = 404
export const LEVEL = { top: 26, bottom: 372 }

const { top, bottom } = LEVEL
const TUBE = `M44 ${top - 12}V${bottom - 20}a20 20 0 0 0 20 20H166a20 20 0 0 0 20 -20V${top - 12}`
const yOf = (score: number) => bottom - ((bottom - top) * score) / 100
const NUMBERS = [
  [1, bottom - 2],
  [50, yOf(50) + 6],
  [100, top + 6],
] as const
const TENS = Array.from({ length: 10 }, (_, nth) => (nth + 1) * 10)

export function GlassDrawing({ value, style }: { value: number | null; style: CSSProperties }) {
  return (
    <svg className="ballot-glass" viewBox={`-2 0 222 ${HEIGHT}`} aria-hidden="true" style={style}>
      <clipPath id="pour">
        <path d={`${TUBE}Z`} />
      </clipPath>
      <path d={`${TUBE}Z`} className="white" />
      {value !== null && <Liquid y={yOf(value)} />}
      {TENS.map((ten) => (
        <path
          key={ten}
          className="line"
          d={`M46 ${yOf(ten)}H${ten % 50 ? 60 : 72}`}
          strokeWidth={ten % 50 ? 2.5 : 3.5}
        />
      ))}
      {NUMBERS.map(([score, y]) => (
        <text key={score} x="32" y={y} textAnchor="end">
          {score}
        </text>
      ))}
      <path d={TUBE} className="line" strokeWidth="6" />
      <path d={`M34 ${top - 12}H44M186 ${top - 12}H196`} className="line" strokeWidth="9" />
      <rect x="26" y={bottom} width="178" height="22" rx="8" />
      {value === null ? <OpenGrip /> : <Grip y={yOf(value)} />}
    </svg>
  )
}

const Liquid = ({ y }: { y: number }) => (
  <g clipPath="url(#pour)">
    <path className="liquid" d={`M44 ${y}C68 ${y - 7} 90 ${y + 7} 115 ${y}S164 ${y - 7} 186 ${y}V${bottom}H44Z`} />
    <circle className="bubble" cx="98" cy={(y + bottom) / 2 + 34} r="7" />
    <circle className="bubble" cx="146" cy={(y + bottom) / 2 + 10} r="10" />
    <circle className="bubble" cx="124" cy={bottom - 24} r="5" />
  </g>
)

const OpenGrip = () => (
  <>
    <circle className="paper" cx="115" cy={bottom - 40} r="33" strokeWidth="4" strokeDasharray="9 8" />
    <path
      className="line"
      strokeWidth="5"
      d={`M115 ${bottom - 26}V${bottom - 54}M103 ${bottom - 43}L115 ${bottom - 55}L127 ${bottom - 43}`}
    />
  </>
)

const Grip = ({ y }: { y: number }) => (
  <>
    <path className="line" d={`M44 ${y}H186`} strokeWidth="4" />
    <circle cx="115" cy={y + 4} r="33" />
    <circle className="paper" cx="115" cy={y} r="33" strokeWidth="5" />
    <path d={`M115 ${y - 20}l9 10h-18ZM115 ${y + 20}l9 -10h-18Z`} />
    <circle className="liquid outlined" cx="115" cy={y} r="6.5" strokeWidth="3" />
  </>
)
