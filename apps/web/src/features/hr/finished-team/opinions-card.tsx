import { OPINION_SCORES } from '@thrive/domain'
import { m } from '@thrive/words'
import { opinionLabel } from '@thrive/words/answers'
import type { FinishedTeam } from '../api.ts'

const TITLES = { experience: m.opinions_experience, relevant: m.opinions_relevant }

export function OpinionsCard({ opinions }: Pick<FinishedTeam, 'opinions'>) {
  return (
    <section className="card c5 opinions">
      <h2>{m.team_opinion()}</h2>
      {opinions.length === 0 && <p className="muted">{m.team_opinion_none()}</p>}
      <dl className="answers">
        {opinions.map(({ type, score }) => (
          <div key={type}>
            <dt>{TITLES[type]()}</dt>
            <dd>
              {opinionLabel(score)}
              <span className="pips" aria-hidden="true">
                {OPINION_SCORES.slice(1).map((pip) => (
                  <i key={pip} className={pip <= score ? 'on' : undefined} />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
