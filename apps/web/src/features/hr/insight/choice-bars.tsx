import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { cssVars } from '../../../ui/layout/css-vars.ts'
import type { Insight } from '../frame/api.ts'
import { ChartCard, TooFew } from './chart-card.tsx'
import './choice-bars.css'
import { percent } from './words.ts'

type Choice = Insight['choices'][number]

export interface ComparedShare {
  name: string
  share: number
  /** Null without an earlier round, or where it is not shown there. */
  before: number | null
}

/** The shares of a question's options, the most chosen first, each with that of the earlier round. */
export function sharesOf({ result }: Choice, before: Choice | undefined): ComparedShare[] {
  if (result.hidden) return []
  const earlier = before && !before.result.hidden ? before.result : null
  return result.options
    .map(({ option, label, teams }) => {
      const then = earlier?.options.find((each) => each.option === option)
      return {
        name: label,
        share: percent(teams, result.teams),
        before: earlier ? percent(then?.teams ?? 0, earlier.teams) : null,
      }
    })
    .toSorted((a, b) => b.share - a.share)
}

interface ChoiceBarsProps {
  choice: Choice
  before: Choice | undefined
  names: { now: string; before: string | null }
}

/** What teams chose: a full bar for this round, a hollow one for the earlier. */
export function ChoiceBars({ choice, before, names }: ChoiceBarsProps) {
  const shares = sharesOf(choice, before)
  const isCompared = shares.some((each) => each.before !== null)
  if (choice.result.hidden)
    return (
      <ChartCard title={choice.title} span="c6">
        <TooFew teams={choice.result.teams} />
      </ChartCard>
    )
  return (
    <ChartCard
      title={choice.title}
      caption={
        isCompared && names.before
          ? m.choice_compared({ now: names.now, before: names.before })
          : m.choice_caption({ teams: m.teams_count({ count: choice.result.teams }) })
      }
      span="c6"
      chart={shares.map((each) => ({ ...each, shown: inPercent(each.share) }))}
    >
      <ul className="choice-bars">
        {shares.map((each) => (
          <li key={each.name}>
            <span>{each.name}</span>
            <b className="num">
              {inPercent(each.share)}
              {each.before !== null && <small> {m.choice_was({ share: inPercent(each.before) })}</small>}
            </b>
            <span className="two-bars" aria-hidden="true">
              {each.share > 0 && <i style={cssVars({ '--p': `${each.share}%` })} />}
              {each.before !== null && each.before > 0 && <u style={cssVars({ '--p': `${each.before}%` })} />}
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
