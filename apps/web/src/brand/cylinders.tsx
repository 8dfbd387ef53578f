import { INDICATORS, type Indicator, type Progress, type Scores } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { classNames } from '../ui/layout/class-names.ts'
import { Change } from './change.tsx'
import { CylinderGlass } from './cylinder-glass.tsx'
import './cylinders.css'
import { INDICATOR_NAMES } from '@thrive/domain'

export interface CylindersProps {
  scores: Scores
  desired?: Scores | undefined
  /** The indicators with a ring that flashes and then stays. */
  flash?: readonly Indicator[] | undefined
  /** Draws the gap to the desired score; flashing cylinders also show it in points. */
  gaps?: boolean | undefined
  /** Previous scores, drawn beside the current ones. */
  last?: readonly Progress[] | undefined
}

/** The three scores as liquid in glass. Touching a flashing cylinder flashes it again. */
export function Cylinders({ scores, desired, flash = [], gaps = false, last = [] }: CylindersProps) {
  return (
    <div className="beakers lit panel">
      {INDICATORS.map((indicator) => {
        const score = scores[indicator]
        const wish = desired?.[indicator]
        const name = INDICATOR_NAMES[indicator]
        const since = last.find((progress) => progress.indicator === indicator)
        const flashing = flash.includes(indicator)
        return (
          <figure key={indicator} className={classNames('beaker', flashing && 'flashing')} data-i={indicator}>
            {flashing && (
              <span className="flag">
                {gaps && wish !== undefined ? m.score_gap({ count: wish - score }) : m.score_suggested()}
              </span>
            )}
            <CylinderGlass
              label={labelOf(name, score, wish, since?.last)}
              score={score}
              desired={wish}
              hatched={gaps}
              last={since?.last}
            />
            <figcaption>
              <b className="display">{name}</b>
              <p className="score">{inPercent(score)}</p>
              {wish !== undefined && <p className="ui">{m.score_desired({ score: wish })}</p>}
              {since && <Change direction={since.direction} points={since.points} />}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

function labelOf(name: string, score: number, desired: number | undefined, last: number | undefined): string {
  if (last !== undefined)
    return desired === undefined
      ? m.progress_alt({ name, last, now: score })
      : m.progress_alt_desired({ name, last, now: score, desired })
  return desired === undefined ? m.score_alt({ name, score }) : m.score_alt_desired({ name, score, desired })
}
