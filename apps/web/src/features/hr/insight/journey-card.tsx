import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './cards.css'
import { barsOf, ShareBars } from './share-bars.tsx'
import { percent, teamsWords } from './words.ts'

/** How far teams got that started in the period, and how long teams took that finished in it. */
export function JourneyCard({ journey }: { journey: Insight['journeys'][number] }) {
  const { version_name: name, started, finished, reached, minutes } = journey
  const title = m.journey_title({ name })
  const parts = reached.hidden ? [] : reached.parts
  const shares = [
    ...parts.map((part) => ({ name: part.title, teams: part.teams })),
    { name: m.journey_finished(), teams: finished },
  ]
  return (
    <ChartCard
      title={title}
      caption={m.journey_caption({ count: started, finished })}
      span="c6"
      chart={reached.hidden ? undefined : barsOf(shares, started)}
    >
      {reached.hidden ? <TooFew teams={reached.teams} /> : <ShareBars shares={shares} of={started} />}
      <h3>{m.journey_how_long()}</h3>
      {minutes.hidden ? (
        <TooFew teams={minutes.teams} />
      ) : (
        <p>
          {m.journey_took({
            teams: teamsWords(minutes.teams),
            lower: timeWords(minutes.lower),
            upper: timeWords(minutes.upper),
            median: timeWords(minutes.median),
          })}
        </p>
      )}
      {!reached.hidden && (
        <Numbers
          of={title}
          columns={[m.journey_reached(), m.insight_teams(), m.journey_share()]}
          rows={shares.map((part) => [part.name, part.teams, inPercent(percent(part.teams, started))])}
        />
      )}
    </ChartCard>
  )
}

function timeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60]
  if (hours === 0) return m.journey_minutes({ minutes: rest })
  return rest === 0 ? m.journey_hours({ hours }) : m.journey_hours_minutes({ hours, minutes: rest })
}
