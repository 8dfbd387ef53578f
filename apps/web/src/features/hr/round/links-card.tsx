import { m } from '@thrive/words'
import { fullDate, inDigits } from '@thrive/words/intl'
import { useTimeZone } from '../frame/api.ts'
import type { WholeRound } from './api.ts'
import './links-card.css'
import { momentWords } from './moment-words.ts'

/** Instead of the mails, if this deployment sends none. */
export function LinksCard({ round }: { round: WholeRound }) {
  const timeZone = useTimeZone()
  return (
    <section className="card c4 stack links-card">
      <h2>{m.links_title()}</h2>
      {round.state === 'draft' ? (
        <p>{m.links_not_yet()}</p>
      ) : (
        <dl>
          {round.since && (
            <div>
              <dt>{m.links_since()}</dt>
              <dd>{momentWords(round.since, timeZone)}</dd>
            </div>
          )}
          <div>
            <dt>{m.links_until()}</dt>
            <dd>{fullDate(round.closes)}</dd>
          </div>
          <div>
            <dt>{m.links_copied()}</dt>
            <dd>{m.links_count({ copied: inDigits(round.copied), all: inDigits(round.invited) })}</dd>
          </div>
        </dl>
      )}
      <p className="hint">{m.links_log()}</p>
    </section>
  )
}
