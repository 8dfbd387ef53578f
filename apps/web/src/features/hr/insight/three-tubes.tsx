import { type GivenScores, INDICATORS, type Scores } from '@thrive/domain'
import { inPercent } from '@thrive/words/intl'
import { tubeShape } from './tube-shape.ts'
import './drawn-tubes.css'
import './three-tubes.css'

const [TOP, WIDTH] = [14, 42]
const { levelOf, wallOf, liquidOf } = tubeShape({ top: TOP, base: 132, width: WIDTH, round: 11 })
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
    <svg className="drawn-tubes three-tubes" viewBox="0 0 270 168" role="img" aria-label={label} data-caption={caption}>
      {INDICATORS.map((indicator, index) => {
        const left = LEFT + index * STEP
        const score = scores[indicator]
        const wish = desired?.[indicator] ?? null
        const all = whole?.[indicator] ?? null
        const outline = (
          <>
            <path className="wall" d={wallOf(left)} />
            <path className="rim" d={`M${left - 5} ${TOP}h52`} />
          </>
        )
        if (score === null)
          return (
            <g key={indicator} className="absent">
              {outline}
            </g>
          )
        return (
          <g key={indicator} data-i={indicator}>
            <path className="glass" d={`${wallOf(left)}Z`} />
            <path className="liquid" d={liquidOf(left, score)} />
            {outline}
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
