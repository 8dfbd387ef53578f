import { m } from '@thrive/words'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import { barsOf, ShareBars } from './share-bars.tsx'

/** On which part the teams stand that began and have not finished. */
export function StopsCard({ journey: { version_name, stops } }: { journey: Insight['journeys'][number] }) {
  const title = m.stops_of({ name: version_name })
  if (stops.hidden && stops.teams === 0) return null
  if (stops.hidden)
    return (
      <ChartCard title={title} span="c6">
        <TooFew teams={stops.teams} />
      </ChartCard>
    )
  const shares = stops.parts.map((part) => ({ name: part.title, teams: part.teams }))
  const standing = shares.reduce((sum, { teams }) => sum + teams, 0)
  if (standing === 0) return null
  return (
    <ChartCard title={title} caption={m.stops_about({ count: standing })} span="c6" chart={barsOf(shares, standing)}>
      <ShareBars shares={shares} of={standing} />
      <Numbers
        of={title}
        columns={[m.journey_reached(), m.insight_teams()]}
        rows={shares.map(({ name, teams }) => [name, teams])}
      />
    </ChartCard>
  )
}
