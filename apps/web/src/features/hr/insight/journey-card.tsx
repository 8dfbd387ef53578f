import type { Insight } from '../api.ts'
import { ChartCard, Numbers, TooFew } from './chart-card.tsx'
import './journey-card.css'
import { ShareBars } from './share-bars.tsx'
import { percent, teamsWords } from './words.ts'

/** How far teams that started in the period came, and how long teams that finished in it took. */
export function JourneyCard({ journey }: { journey: Insight['journeys'][number] }) {
  const { version_name: name, started, finished, reached, minutes } = journey
  const title = `${name}: from start to finish`
  return (
    <ChartCard title={title} caption={`${teamsWords(started)} started in this period; ${finished} finished.`} span="c6">
      {reached.hidden ? (
        <TooFew teams={reached.teams} />
      ) : (
        <ShareBars
          shares={[
            ...reached.parts.map((part) => ({ name: part.title, teams: part.teams })),
            { name: 'Finished', teams: finished },
          ]}
          of={started}
        />
      )}
      <h3>How long it took</h3>
      {minutes.hidden ? (
        <TooFew teams={minutes.teams} />
      ) : (
        <p>
          Half of the {teamsWords(minutes.teams)} took between {timeWords(minutes.lower)} and {timeWords(minutes.upper)}
          , the team in the middle {timeWords(minutes.median)}.
        </p>
      )}
      {!reached.hidden && (
        <Numbers
          of={title}
          columns={['Reached', 'Teams', 'Share of those that started']}
          rows={[...reached.parts, { title: 'Finished', teams: finished }].map((part) => [
            part.title,
            part.teams,
            `${percent(part.teams, started)}%`,
          ])}
        />
      )}
    </ChartCard>
  )
}

function timeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
