import { ROUND_LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useId, useState } from 'react'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { cross } from '../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { paperPlane } from '../frame/line-icons.ts'
import '../frame/dialog.css'
import { useTimeZone } from '../frame/api.ts'
import { LineButton } from '../frame/line-button.tsx'
import type { WholeRound } from './api.ts'
import { remind } from './invitee-api.ts'
import { momentWords } from './moment-words.ts'
import { remindable } from './remindable.ts'
import { REMINDED, reminderSays } from './reminder-says.ts'
import { Steps } from './steps.tsx'
import './remind-dialog.css'
import { useWordsOf } from './use-words-of.ts'

interface RemindDialogProps {
  round: WholeRound
  workshop: string
  onClose: () => void
}

/** Reminds everybody who has not finished: how many at each step, and what each of them will read. */
export function RemindDialog({ round, workshop, onClose }: RemindDialogProps) {
  const id = useId()
  const timeZone = useTimeZone()
  const hasWords = useWordsOf(round.lang)
  const [message, setMessage] = useState('')
  const [sent, setSent] = useState<{ mails: number; 'left-out': number } | null>(null)
  // The numbers stay as they were when the dialog was opened: sending changes them.
  const [{ count, rows, all }] = useState(() => ({
    count: remindable(round),
    rows: REMINDED.filter(({ state }) => round.may_remind[state] > 0),
    all: round.may_remind,
  }))
  const next = round.mailings.find(({ kind, state }) => kind === 'reminder' && state === 'planned')
  const { submit, busy, problem } = useSubmit(async () => {
    setSent(await remind(round.id, { states: rows.map(({ state }) => state) }, message.trim()))
  })
  const isTooLong = message.length > ROUND_LIMITS.reminder
  if (sent) return <Reminded sent={sent} onClose={onClose} />
  return (
    <Dialog className="people-dialog remind-dialog" labelledBy={id} describedBy={`${id}-rows`} onClose={onClose}>
      <form className="card stack" noValidate onSubmit={onSubmit(() => !isTooLong && submit())}>
        <div className="dhead">
          <h2 id={id}>{m.remind_title({ count })}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <ul className="remind-rows" id={`${id}-rows`}>
          {rows.map(({ state, who }) => (
            <li key={state}>
              <Steps state={state} />
              <span className="n">{inDigits(all[state])}</span>
              <span>
                <b>{who({ count: all[state] })}</b>
                {hasWords && <q lang={round.lang}>{reminderSays(state, workshop, round.lang)}</q>}
              </span>
            </li>
          ))}
        </ul>
        <TextArea
          label={m.remind_message()}
          rows={2}
          limit={ROUND_LIMITS.reminder}
          value={message}
          onChange={setMessage}
          hint={m.hr_round_of_signs({ used: inDigits(message.length), limit: inDigits(ROUND_LIMITS.reminder) })}
        />
        <p className="hint">
          {m.remind_left_out()} {next && m.remind_next({ moment: momentWords(next.at, timeZone) })}
        </p>
        <Problem>{problem}</Problem>
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.invite_cancel()}
          </Button>
          <Button type="submit" locked={isTooLong} aria-busy={busy}>
            {!isTooLong && <Icon path={paperPlane} line />}
            {m.remind_send({ count })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The server counts at the moment of sending, so the number may differ from the button's. */
function Reminded({ sent, onClose }: { sent: { mails: number; 'left-out': number }; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog className="people-dialog small" labelledBy={id} onClose={onClose}>
      <div className="card stack">
        <h2 id={id} role="status">
          {m.remind_done({ count: sent.mails })}
        </h2>
        {sent['left-out'] > 0 && <p>{m.remind_done_left_out({ count: sent['left-out'] })}</p>}
        <div className="dfoot">
          <Button onClick={onClose}>{m.close()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
