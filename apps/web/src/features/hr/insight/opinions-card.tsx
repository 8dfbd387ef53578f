import { m } from '@thrive/words'
import { opinionLabels } from '@thrive/words/answers'
import { inPercent, withOneDecimal } from '@thrive/words/intl'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './rows.css'
import { StackedBar, StackedLegend } from './stacked-bar.tsx'
import { agreeing, percent, teamsWords } from './words.ts'

const TITLES = { experience: m.opinions_experience, relevant: m.opinions_relevant } as const
const tones = () => opinionLabels().map((name, score) => ({ name, tone: `tone-${score}` }))

export function OpinionsCard({ opinions }: { opinions: Insight['opinions'] }) {
  return (
    <ChartCard
      title={m.opinions_title()}
      caption={m.opinions_caption()}
      span="c6"
      chart={opinions.every(({ result }) => result.hidden) ? undefined : 'drawing'}
    >
      {opinions.map((opinion) => {
        const { type, statement, result } = opinion
        if (result.hidden)
          return (
            <div key={type} className="bar-row">
              <h3>{statement}</h3>
              <TooFew teams={result.teams} />
            </div>
          )
        const words = m.opinions_agree({ share: agreeing(opinion) ?? 0, teams: teamsWords(result.teams) })
        return (
          <div key={type} className="bar-row">
            <h3>{statement}</h3>
            <p className="end num">
              <span className="vh">{m.opinions_average_vh()} </span>
              {withOneDecimal(result.average)}
            </p>
            <StackedBar
              label={`${statement} ${words}`}
              caption={statement}
              parts={tones().map((tone, score) => ({ ...tone, teams: result.counts[score] ?? 0 }))}
            />
            <p className="said">{words}</p>
          </div>
        )
      })}
      <StackedLegend parts={tones()} />
      <Numbers
        of={m.opinions_title()}
        columns={[m.opinions_answer(), ...opinions.map(({ type }) => TITLES[type]())]}
        rows={[
          ...opinionLabels().map(
            (name, score) => [name, ...opinions.map(({ result }) => answered(result, score))] as const,
          ),
          [
            m.insight_average(),
            ...opinions.map(({ result }) =>
              result.hidden ? m.insight_too_few_cell() : withOneDecimal(result.average),
            ),
          ],
        ]}
      />
    </ChartCard>
  )
}

const answered = (result: Insight['opinions'][number]['result'], score: number) =>
  result.hidden
    ? m.insight_too_few_cell()
    : `${result.counts[score] ?? 0} (${inPercent(percent(result.counts[score] ?? 0, result.teams))})`
