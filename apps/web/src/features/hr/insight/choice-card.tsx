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
    .map(({ option, teams }) => ({ name: option, teams }))
    .toSorted((a, b) => b.teams - a.teams)
  return (
    <ChartCard
      title={title}
      caption={`Chosen by how many of ${teamsWords(result.teams)}; a team may choose several.`}
      span="c6"
    >
      <ShareBars shares={shares} of={result.teams} />
      <Numbers
        of={title}
        columns={['Choice', 'Teams', 'Share']}
        rows={shares.map(({ name, teams }) => [name, teams, `${percent(teams, result.teams)}%`])}
      />
    </ChartCard>
  )
}
