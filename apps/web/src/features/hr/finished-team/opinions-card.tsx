import { OPINION_LABELS, opinionLabel } from '@thrive/domain'
import type { FinishedTeam } from '../api.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function OpinionsCard({ opinions }: Pick<FinishedTeam, 'opinions'>) {
  return (
    <section className="card c5 opinions">
      <h2>Opinion</h2>
      {opinions.length === 0 && <p className="muted">No opinion given yet.</p>}
      <dl className="answers">
        {opinions.map(({ type, score }) => (
          <div key={type}>
            <dt>{capitalised(type)}</dt>
            <dd>
              {opinionLabel(score)}
              <span className="pips" aria-hidden="true">
                {OPINION_LABELS.slice(1).map((label, index) => (
                  <i key={label} className={index < score ? 'on' : undefined} />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
