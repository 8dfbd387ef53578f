import { type GivenScores, INDICATOR_NAMES, INDICATORS, type Indicator, type Scores } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { IndicatorTag } from '../../../brand/indicator-tag.tsx'
import { pointsBetween, pointsWords } from './points.ts'
import { SaveChart } from './save-chart.tsx'
import './score-cards.css'
import { TwoTubes } from './two-tubes.tsx'
import { tooFewWords } from './words.ts'

interface ScoreCardsProps {
  now: { name: string; scores: GivenScores; given: Record<Indicator, number> }
  before: { name: string; scores: GivenScores } | null
  desired: Scores | null
}

/** The three scores of a round, each beside that of the earlier one. */
export function ScoreCards({ now, before, desired }: ScoreCardsProps) {
  return INDICATORS.map((indicator) => {
    const score = now.scores[indicator]
    const was = before?.scores[indicator] ?? null
    const wish = desired?.[indicator] ?? null
    const points = pointsBetween(was, score)
    const name = INDICATOR_NAMES[indicator]
    const said = [
      was !== null && m.score_was({ score: inPercent(Math.round(was)) }),
      wish !== null && m.score_wish({ score: inPercent(wish) }),
    ].filter((each) => each !== false)
    const label = [
      `${name}: ${score === null ? m.insight_too_few_cell() : inPercent(Math.round(score))}`,
      ...said,
    ].join(', ')
    return (
      <section key={indicator} className="card c4 score-card" aria-label={name}>
        <header>
          <IndicatorTag indicator={indicator} />
          {points !== null && <b className="points num">{pointsWords(points)}</b>}
          <SaveChart
            title={
              before
                ? m.score_chart_against({ name, now: now.name, before: before.name })
                : m.score_chart({ name, now: now.name })
            }
          />
        </header>
        <TwoTubes
          label={label}
          indicator={indicator}
          before={before && { name: before.name, score: was }}
          now={{ name: now.name, score }}
          desired={wish}
        />
        {score === null ? (
          <p className="muted">{tooFewWords(now.given[indicator])}</p>
        ) : (
          <p className="num">
            <b className="figure">{inPercent(Math.round(score))}</b> <span className="muted">{said.join(', ')}</span>
          </p>
        )}
      </section>
    )
  })
}
