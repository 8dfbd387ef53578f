import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { IndicatorGlyph } from '../../../ui/indicator-glyph.tsx'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './spread-card.css'
import { SpreadChart } from './spread-chart.tsx'

const TITLE = 'How the scores spread'
const TENS = Array.from({ length: 10 }, (_, ten) => `${ten * 10 + 1}–${ten * 10 + 10}%`)

/** An average can hide teams far apart; here every team counts in the column of its score. */
export function SpreadCard({ insight: { scores, desired } }: { insight: Insight }) {
  if (scores.hidden)
    return (
      <ChartCard title={TITLE} span="c12">
        <TooFew teams={scores.teams} />
      </ChartCard>
    )
  const most = Math.max(...INDICATORS.flatMap((each) => scores[each].tens))
  const caption = `How many teams gave each score. Line below: the middle half of the teams, with the team in the middle.`
  return (
    <ChartCard title={TITLE} caption={desired ? `${caption} Marker: desired.` : caption} span="c12">
      <div className="spreads">
        {INDICATORS.map((each) => {
          const { lower, median, upper } = scores[each]
          const words = `Half of the teams score between ${Math.round(lower)}% and ${Math.round(upper)}%, the team in the middle ${Math.round(median)}%.`
          return (
            <div key={each} data-i={each}>
              <h3>
                <IndicatorGlyph indicator={each} />
                {INDICATOR_NAMES[each]}
              </h3>
              <SpreadChart
                spread={scores[each]}
                desired={desired?.[each]}
                most={most}
                label={`${INDICATOR_NAMES[each]}: ${words}`}
              />
              <p>{words}</p>
            </div>
          )
        })}
      </div>
      <Numbers
        of={TITLE}
        columns={['Score', ...INDICATORS.map((each) => INDICATOR_NAMES[each])]}
        rows={[
          ...TENS.map((ten, index) => [ten, ...INDICATORS.map((each) => scores[each].tens[index])] as const),
          ['Lower quarter ends', ...INDICATORS.map((each) => `${scores[each].lower}%`)],
          ['Team in the middle', ...INDICATORS.map((each) => `${scores[each].median}%`)],
          ['Upper quarter begins', ...INDICATORS.map((each) => `${scores[each].upper}%`)],
        ]}
      />
    </ChartCard>
  )
}
