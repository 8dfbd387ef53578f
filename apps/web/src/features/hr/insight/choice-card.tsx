import { m } from '@thrive/words'
import type { Insight } from '../api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import { ShareBars } from './share-bars.tsx'
import { percent, teamsWords } from './words.ts'

export function ChoiceCard({ choice: { title, result } }: { choice: Insight['choices'][number] }) {
  if (result.hidden)
    return (
      <ChartCard title={title} span="c6">
        <TooFew teams={result.teams} />
      </ChartCard>
    )
  const shares = result.options
    .map(({ label, teams }) => ({ name: label, teams }))
    .toSorted((a, b) => b.teams - a.teams)
  return (
    <ChartCard title={title} caption={m.choice_caption({ teams: teamsWords(result.teams) })} span="c6">
      <ShareBars shares={shares} of={result.teams} />
      <Numbers
        of={title}
        columns={[m.insight_choice(), m.insight_teams(), m.insight_share()]}
        rows={shares.map(({ name, teams }) => [name, teams, `${percent(teams, result.teams)}%`])}
      />
    </ChartCard>
  )
}
