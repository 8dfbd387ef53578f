import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { Insight } from '../frame/api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './cards.css'
import { ShareBars } from './share-bars.tsx'
import { percent, teamsWords } from './words.ts'

/** How far teams got that started in the period, and how long teams took that finished in it. */
export function JourneyCard({ journey }: { journey: Insight['journeys'][number] }) {
  const { version_name: name, started, finished, reached, minutes } = journey
  const title = m.journey_title({ name })
  return (
    <ChartCard title={title} caption={m.journey_caption({ count: started, finished })} span="c6">
      {reached.hidden ? (
        <TooFew teams={reached.teams} />
      ) : (
        <ShareBars
          shares={[
            ...reached.parts.map((part) => ({ name: part.title, teams: part.teams })),
            { name: m.journey_finished(), teams: finished },
          ]}
          of={started}
        />
      )}
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
          rows={[...reached.parts, { title: m.journey_finished(), teams: finished }].map((part) => [
            part.title,
            part.teams,
            inPercent(percent(part.teams, started)),
          ])}
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
