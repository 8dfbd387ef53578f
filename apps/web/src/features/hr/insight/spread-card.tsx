import { INDICATOR_NAMES, INDICATORS, type Indicator } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './spread-card.css'
import { type Spread, SpreadChart } from './spread-chart.tsx'
import { ofTeams, tooFewForAll } from './words.ts'

const tens = () => Array.from({ length: 10 }, (_, ten) => `${ten * 10 + 1}–${inPercent(ten * 10 + 10)}`)

/** An average can hide teams that are far apart; here every team that gave the score counts in its column. */
export function SpreadCard({ insight: { teams, scores, desired } }: { insight: Insight }) {
  const few = tooFewForAll(scores)
  if (few !== null)
    return (
      <ChartCard title={m.spread_title()} span="c12">
        <TooFew teams={few} />
      </ChartCard>
    )
  const most = Math.max(...INDICATORS.flatMap((each) => (scores[each].hidden ? [] : scores[each].tens)))
  const cells = (cell: (spread: Spread) => string | number) =>
    INDICATORS.map((each) => (scores[each].hidden ? m.insight_too_few_cell() : cell(scores[each])))
  return (
    <ChartCard
      title={m.spread_title()}
      caption={desired ? m.spread_caption_desired() : m.spread_caption()}
      span="c12"
      chart="drawing"
    >
      <div className="spreads">
        {INDICATORS.map((each) => (
          <div key={each} data-i={each}>
            <h3>
              <IndicatorGlyph indicator={each} />
              {INDICATOR_NAMES[each]}
            </h3>
            {scores[each].hidden ? (
              <TooFew teams={scores[each].teams} />
            ) : (
              <OneSpread indicator={each} spread={scores[each]} of={teams} desired={desired?.[each]} most={most} />
            )}
          </div>
        ))}
      </div>
      <Numbers
        of={m.spread_title()}
        columns={[m.insight_score(), ...INDICATORS.map((each) => INDICATOR_NAMES[each])]}
        rows={[
          [m.spread_gave(), ...INDICATORS.map((each) => scores[each].teams)],
          ...tens().map((ten, index) => [ten, ...cells(({ tens }) => tens[index] ?? 0)] as const),
          [m.spread_lower(), ...cells(({ lower }) => inPercent(lower))],
          [m.spread_middle(), ...cells(({ median }) => inPercent(median))],
          [m.spread_upper(), ...cells(({ upper }) => inPercent(upper))],
        ]}
      />
    </ChartCard>
  )
}

interface OneSpreadProps {
  indicator: Indicator
  spread: Spread
  /** How many teams finished. */
  of: number
  desired: number | undefined
  most: number
}

function OneSpread({ indicator, spread, of, desired, most }: OneSpreadProps) {
  const { lower, median, upper } = spread
  const words = m.spread_words({
    teams: ofTeams(spread.teams, of),
    lower: Math.round(lower),
    upper: Math.round(upper),
    median: Math.round(median),
  })
  return (
    <>
      <SpreadChart
        spread={spread}
        desired={desired}
        most={most}
        label={`${INDICATOR_NAMES[indicator]}, ${words}`}
        caption={INDICATOR_NAMES[indicator]}
      />
      <p>{words}</p>
    </>
  )
}
