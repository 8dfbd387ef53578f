import { type GivenScores, INDICATORS, type Scores } from '@thrive/domain'
import { inPercent } from '@thrive/words/intl'
import './three-tubes.css'

const TOP = 14
const BASE = 132
const WIDTH = 42
const ROUND = 11
/** Where the first tube begins, and how far the next one is. */
const [LEFT, STEP] = [34, 80]

interface ThreeTubesProps {
  /** What is drawn, in words. */
  label: string
  /** Whose scores they are, for a file of several. */
  caption?: string | undefined
  /** Null where the figure is not shown. */
  scores: GivenScores
  desired?: GivenScores | Scores | null | undefined
  /** The scores of all teams, marked by a notch. */
  whole?: GivenScores | null | undefined
}

/** The three scores of a group of teams as three small tubes: their level, the desired one dotted, a notch for all. */
export function ThreeTubes({ label, caption, scores, desired, whole }: ThreeTubesProps) {
  return (
    <svg className="three-tubes" viewBox="0 0 270 168" role="img" aria-label={label} data-caption={caption}>
      {INDICATORS.map((indicator, index) => {
        const left = LEFT + index * STEP
        const score = scores[indicator]
        const wish = desired?.[indicator] ?? null
        const all = whole?.[indicator] ?? null
        if (score === null)
          return <path key={indicator} className="absent" d={`${wallOf(left)}M${left - 5} ${TOP}h52`} />
        return (
          <g key={indicator} data-i={indicator}>
            <path className="glass" d={`${wallOf(left)}Z`} />
            <path className="liquid" d={liquidOf(left, levelOf(score))} />
            <path className="wall" d={wallOf(left)} />
            <path className="rim" d={`M${left - 5} ${TOP}h52`} />
            {wish !== null && <path className="wish" d={`M${left - 8} ${levelOf(wish)}h58`} />}
            {all !== null && <path className="notch" d={`M${left - 4} ${levelOf(all)}l-11 -6v12Z`} />}
            <text x={left + WIDTH / 2} y="158" textAnchor="middle">
              {inPercent(Math.round(score))}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const levelOf = (score: number) => BASE - ((BASE - TOP) * score) / 100

const wallOf = (left: number) =>
  `M${left} ${TOP}V${BASE - ROUND}a${ROUND} ${ROUND} 0 0 0 ${ROUND} ${ROUND}h${WIDTH - 2 * ROUND}a${ROUND} ${ROUND} 0 0 0 ${ROUND} -${ROUND}V${TOP}`

/** A level close to the floor has no room for the wave and the round corners. */
function liquidOf(left: number, level: number): string {
  const floor = Math.max(BASE - ROUND, level)
  const curve = Math.max(0, Math.min(ROUND, BASE - level))
  return `M${left} ${level}c11 -4 14 3 21 0s14 -3 21 0V${floor}a${ROUND} ${curve} 0 0 1 -${ROUND} ${curve}h-${WIDTH - 2 * ROUND}a${ROUND} ${curve} 0 0 1 -${ROUND} -${curve}Z`
}
