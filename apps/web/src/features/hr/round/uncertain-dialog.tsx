import { ROUND_LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { withColon } from '@thrive/words/intl'
import { useId, useState } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { circleCheck, cross } from '../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { paperPlane } from '../frame/line-icons.ts'
import '../frame/dialog.css'
import { LineButton } from '../frame/line-button.tsx'
import type { WholeRound } from './api.ts'
import { remind, useInvitees } from './invitee-api.ts'
import { mailCount } from './mail-facts.ts'
import './uncertain-dialog.css'

/** Mails that may have gone out are sent again only to those whom a person ticks; an opened link means it arrived. */
export function UncertainDialog({ round, onClose }: { round: WholeRound; onClose: () => void }) {
  const id = useId()
  const { data } = useInvitees(round.id, { mail: 'uncertain' })
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const { submit, busy, problem } = useSubmit(async () => {
    await remind(round.id, { invitees: [...ticked] }, '')
    onClose()
  })
  const turn = (invitee: number, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(invitee)
    else next.delete(invitee)
    setTicked(next)
  }
  return (
    <Dialog className="people-dialog uncertain-dialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack">
        <div className="dhead">
          <h2 id={id}>{m.uncertain_title({ count: round.needs.uncertain })}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <p id={`${id}-text`}>{m.uncertain_text()}</p>
        <ul className="uncertain-list">
          {data?.invitees.map(({ id: invitee, email, state, mails }) =>
            state === 'invited' ? (
              <li key={invitee}>
                <Tick
                  checked={ticked.has(invitee)}
                  disabled={mails >= ROUND_LIMITS.mails}
                  onChange={(isTicked) => turn(invitee, isTicked)}
                >
                  <span>
                    <b>{email}</b>
                    <span>{noSignWords(mails)}</span>
                  </span>
                </Tick>
              </li>
            ) : (
              <li key={invitee} className="arrived">
                <Icon path={circleCheck} line />
                <span>
                  <b>{email}</b>
                  <span>{m.uncertain_arrived()}</span>
                </span>
              </li>
            ),
          )}
        </ul>
        <Problem>{problem}</Problem>
        <div className="dfoot">
          <Button look="second" onClick={onClose}>
            {m.uncertain_leave()}
          </Button>
          <Button locked={ticked.size === 0} aria-busy={busy} onClick={() => submit()}>
            {ticked.size > 0 && <Icon path={paperPlane} line />}
            {m.uncertain_send({ count: ticked.size })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** "no sign since · 2 of 3 mails: this would be the last" */
function noSignWords(mails: number): string {
  const words = `${m.uncertain_no_sign()} · ${mailCount({ mails })}`
  return mails === ROUND_LIMITS.mails - 1 ? `${withColon(words)} ${m.uncertain_last()}` : words
}
