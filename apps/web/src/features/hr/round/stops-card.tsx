import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { Tube } from '../../../brand/tube.tsx'
import type { WholeRound } from './api.ts'
import './stops-card.css'

/** On which chapter teams stand that began and have not finished. */
export function StopsCard({ stops }: { stops: WholeRound['stops'] }) {
  const whole = stops.reduce((sum, { teams }) => sum + teams, 0)
  if (whole === 0) return null
  return (
    <section className="card c12">
      <h2>{m.stops_title()}</h2>
      <p className="muted">{m.stops_about({ count: whole })}</p>
      <ul className="stops">
        {stops.map(({ title, teams }) => (
          <li key={title}>
            <span>{title}</span>
            <Tube label={m.stops_teams({ count: teams })} whole={whole} part={teams} />
            <b className="num">{inDigits(teams)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
