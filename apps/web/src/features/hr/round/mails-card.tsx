import { m } from '@thrive/words'
import { dayAndMonth } from '@thrive/words/intl'
import { useState } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import { useTimeZone } from '../frame/api.ts'
import { handleMailing, type Mailing, type WholeRound } from './api.ts'
import { DropDialog } from './drop-dialog.tsx'
import { mailingFacts, mailingName } from './mailing-words.ts'
import './mails-card.css'

const MARKS: Partial<Record<Mailing['state'], string>> = {
  sent: 'is-over',
  sending: 'half',
  paused: 'half',
  late: 'late',
}

/** The mailings of a round in order, each with what can be done about it. */
export function MailsCard({ round }: { round: WholeRound }) {
  const timeZone = useTimeZone()
  const [dropping, setDropping] = useState<Mailing | null>(null)
  const { submit, busy, problem } = useSubmit((act: { mailing: Mailing; act: 'pause' | 'go-on' }) =>
    handleMailing(round.id, act.mailing, act.act),
  )
  return (
    <section className="card c4 mails-card">
      <h2>{m.mails_title()}</h2>
      <ol>
        {round.mailings.map((mailing) => {
          const name = mailingName(mailing, round.mailings)
          const isAhead = mailing.state === 'planned' || mailing.state === 'sending'
          return (
            <li key={mailing.id} className={classNames(MARKS[mailing.state], mailing.uncertain > 0 && 'half')}>
              <b>{name}</b>
              <span>{mailingFacts(mailing, timeZone)}</span>
              <span className="keys">
                {isAhead && (
                  <Button look="quiet" slim aria-busy={busy} onClick={() => submit({ mailing, act: 'pause' })}>
                    {m.mailing_pause()}
                    <span className="vh"> {name}</span>
                  </Button>
                )}
                {mailing.state === 'paused' && (
                  <Button look="quiet" slim aria-busy={busy} onClick={() => submit({ mailing, act: 'go-on' })}>
                    {m.mailing_go_on()}
                    <span className="vh"> {name}</span>
                  </Button>
                )}
                {(isAhead || mailing.state === 'paused') && (
                  <Button look="quiet" slim onClick={() => setDropping(mailing)}>
                    {m.mailing_drop_ask()}
                    <span className="vh"> {name}</span>
                  </Button>
                )}
              </span>
            </li>
          )
        })}
        <li className={round.state === 'closed' ? 'is-over' : undefined}>
          <b>{m.mails_round_closes()}</b>
          <span>{dayAndMonth(round.closes)}</span>
        </li>
      </ol>
      <Problem>{problem}</Problem>
      <p className="hint">{round.returned > 0 ? m.mails_rule_returned({ count: round.returned }) : m.mails_rule()}</p>
      {dropping && <DropDialog round={round} mailing={dropping} onClose={() => setDropping(null)} />}
    </section>
  )
}
