import { isEmail, ROLES, type Role } from '@thrive/domain'
import { m } from '@thrive/words'
import { ROLE_NAMES } from '@thrive/words/names'
import { sentenceOf } from '@thrive/words/refusals'
import { useId, useState } from 'react'
import { useLocale } from '../../../../lib/locale.ts'
import { FieldError, onSubmit, useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { OptionCards } from '../../../../ui/form/option-cards.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { invite } from './api.ts'
import '../../frame/dialog.css'
import { cross } from '../../../../ui/layout/line-icons.ts'
import { LineButton } from '../../frame/line-button.tsx'
import { paperPlane } from '../../frame/line-icons.ts'

const ABOUT = {
  owner: m.invite_owner,
  analyst: m.invite_analyst,
  viewer: m.invite_viewer,
  author: m.invite_author,
}

interface InviteDialogProps {
  mails: boolean
  factorRequired: boolean
  /** If no mail is sent, `link` is to be handed over. */
  onInvited: (email: string, link: string | null) => void
  onClose: () => void
}

export function InviteDialog({ mails, factorRequired, onInvited, onClose }: InviteDialogProps) {
  const id = useId()
  const lang = useLocale()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('analyst')
  const { submit, reset, busy, problem } = useSubmit(async () => {
    const address = email.trim()
    if (!isEmail(address)) throw new FieldError('email', () => sentenceOf('invalid-email'))
    onInvited(address, await invite({ email: address, role, lang }))
  })
  return (
    <Dialog className="people-dialog" labelledBy={id} onClose={onClose}>
      <form className="card stack" noValidate onSubmit={onSubmit(submit)}>
        <div className="dhead">
          <h2 id={id}>{m.people_invite()}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <TextLine
          label={m.invitations_email()}
          type="email"
          autoComplete="off"
          autoFocus
          value={email}
          onChange={(value) => {
            setEmail(value)
            reset()
          }}
          error={problem}
        />
        <OptionCards
          label={m.people_role()}
          value={role}
          onChange={setRole}
          options={ROLES.map((value) => ({ value, label: ROLE_NAMES[value](), about: ABOUT[value]() }))}
        />
        <p className="hint">{factorRequired ? m.invite_hint_factor() : m.invite_hint()}</p>
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.invite_cancel()}
          </Button>
          <Button type="submit" aria-busy={busy}>
            <Icon path={paperPlane} line />
            {mails ? m.invite_send() : m.invite_make_link()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
