import { isEmail } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useId, useState } from 'react'
import { FieldError, onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { cross, triangle } from '../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useAccount } from '../frame/api.ts'
import { bell } from '../frame/icons.ts'
import { bin } from '../frame/line-icons.ts'
import '../frame/dialog.css'
import { LineButton } from '../frame/line-button.tsx'
import type { WholeRound } from './api.ts'
import { barred, turnBack } from './icons.ts'
import { correctAddress, eraseInvitee, type Invitee, markReturned, remind, withdrawInvitee } from './invitee-api.ts'
import './invitee-dialog.css'
import { MailSign } from './mail-sign.tsx'
import { SureDialog } from './sure-dialog.tsx'

interface InviteeDialogProps {
  round: WholeRound
  mails: boolean
  invitee: Invitee
  onClose: () => void
}

/** Everything that can be done about one invitee. */
export function InviteeDialog({ round, mails, invitee, onClose }: InviteeDialogProps) {
  const id = useId()
  const { data: account } = useAccount()
  const [asking, setAsking] = useState<'withdraw' | 'erase' | null>(null)
  const [note, setNote] = useState('')
  const { email, state, mail } = invitee
  const isOpen = round.state === 'open' || round.state === 'planned'
  const hasStarted = state === 'started' || state === 'finished'
  const { submit, busy, problem } = useSubmit((work: () => Promise<unknown>) => work())
  const act = (work: () => Promise<unknown>) =>
    submit(async () => {
      setNote('')
      await work()
      onClose()
    })
  const remindOne = () =>
    submit(async () => {
      const { mails: sent } = await remind(round.id, { invitees: [invitee.id] }, '')
      setNote(sent > 0 ? m.invitee_reminded() : m.invitee_not_reminded())
    })

  if (asking)
    return (
      <SureDialog
        kind={asking}
        email={email}
        onSure={() => (asking === 'erase' ? eraseInvitee : withdrawInvitee)(round.id, invitee)}
        onDone={onClose}
        onClose={() => setAsking(null)}
      />
    )
  return (
    <Dialog className="people-dialog invitee-dialog" labelledBy={id} onClose={onClose}>
      <div className="card stack">
        <div className="dhead">
          <h2 id={id}>{email}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        {mails && <MailSign invitee={invitee} />}
        {!hasStarted && isOpen && <Correct round={round} invitee={invitee} onDone={onClose} />}
        <Problem>{problem}</Problem>
        <p role="status">{note}</p>
        <div className="things">
          {mails && round.state === 'open' && state !== 'finished' && mail !== 'returned' && mail !== 'stopped' && (
            <Button look="second" slim aria-busy={busy} onClick={remindOne}>
              <Icon path={bell} line />
              {mail === 'uncertain' || mail === 'failed' ? m.invitee_send_again() : m.invitee_remind()}
            </Button>
          )}
          {mails && mail !== 'none' && mail !== 'returned' && (
            <Button
              look="second"
              slim
              aria-busy={busy}
              onClick={() => act(() => markReturned(round.id, invitee, true))}
            >
              <Icon path={triangle} line />
              {m.invitee_came_back()}
            </Button>
          )}
          {mail === 'returned' && (
            <Button
              look="second"
              slim
              aria-busy={busy}
              onClick={() => act(() => markReturned(round.id, invitee, false))}
            >
              <Icon path={turnBack} line />
              {m.invitee_did_not()}
            </Button>
          )}
          {!hasStarted && round.state !== 'closed' && (
            <Button look="second" slim onClick={() => setAsking('withdraw')}>
              <Icon path={barred} line />
              {m.invitee_withdraw_ask()}
            </Button>
          )}
          {account?.role === 'owner' && (
            <Button look="second" slim onClick={() => setAsking('erase')}>
              <Icon path={bin} line />
              {m.invitee_erase_ask()}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Correct({ round, invitee, onDone }: { round: WholeRound; invitee: Invitee; onDone: () => void }) {
  const [typed, setTyped] = useState(invitee.email)
  const { submit, reset, busy, problem } = useSubmit(async () => {
    const address = typed.trim()
    if (!isEmail(address)) throw new FieldError('email', () => sentenceOf('invalid-email'))
    await correctAddress(round.id, invitee, address)
    onDone()
  })
  return (
    <form noValidate onSubmit={onSubmit(submit)}>
      <TextLine
        label={m.invitee_correct()}
        hint={m.invitee_correct_hint()}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          reset()
        }}
        error={problem}
        action={
          <Button type="submit" look="second" slim locked={typed.trim() === invitee.email} aria-busy={busy}>
            {m.invitee_correct_do()}
          </Button>
        }
      />
    </form>
  )
}
