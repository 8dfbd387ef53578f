import { OPINION_LABELS } from '@thrive/domain'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './rows.css'
import { StackedBar, StackedLegend } from './stacked-bar.tsx'
import { agreeing, percent, teamsWords } from './words.ts'

const TITLE = 'Opinions'
const TITLES = { experience: 'Experience', relevant: 'Relevant' } as const
const TOO_FEW = 'too few'
const TONES = OPINION_LABELS.map((name, score) => ({ name, tone: `tone-${score}` }))

export function OpinionsCard({ opinions }: { opinions: Insight['opinions'] }) {
  return (
    <ChartCard
      title={TITLE}
      caption="How many of the teams agree, with the average at the end: 0 is totally disagree, 4 totally agree."
      span="c12"
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
        const words = `${agreeing(opinion)}% of ${teamsWords(result.teams)} agree.`
        return (
          <div key={type} className="bar-row">
            <h3>{statement}</h3>
            <p className="end num">
              <span className="vh">Average: </span>
              {result.average.toFixed(1)}
            </p>
            <StackedBar
              label={`${statement} ${words}`}
              parts={TONES.map((tone, score) => ({ ...tone, teams: result.counts[score] ?? 0 }))}
            />
            <p className="said">{words}</p>
          </div>
        )
      })}
      <StackedLegend parts={TONES} />
      <Numbers
        of={TITLE}
        columns={['Answer', ...opinions.map(({ type }) => TITLES[type])]}
        rows={[
          ...OPINION_LABELS.map(
            (name, score) => [name, ...opinions.map(({ result }) => answered(result, score))] as const,
          ),
          ['Average', ...opinions.map(({ result }) => (result.hidden ? TOO_FEW : result.average.toFixed(1)))],
        ]}
      />
    </ChartCard>
  )
}

const answered = (result: Insight['opinions'][number]['result'], score: number) =>
  result.hidden ? TOO_FEW : `${result.counts[score] ?? 0} (${percent(result.counts[score] ?? 0, result.teams)}%)`
