import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import type { WholeRound } from './api.ts'

/** Instead of the mails, if this deployment sends none. */
export function LinksCard({ round }: { round: WholeRound }) {
  return (
    <section className="card c4 stack">
      <h2>{m.links_title()}</h2>
      <p>{round.state === 'draft' ? m.links_not_yet() : m.links_work_until({ day: fullDate(round.closes) })}</p>
      <p className="hint">{m.links_log()}</p>
    </section>
  )
}
