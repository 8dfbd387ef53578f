import { m } from '@thrive/words'
import { ROLE_NAMES } from '@thrive/words/names'
import { copySheets, cross, triangle } from '../../../../ui/layout/line-icons.ts'
import { LineButton } from '../../frame/line-button.tsx'
import { clock, paperPlane } from '../../frame/line-icons.ts'
import { RowTable } from '../../frame/row-table.tsx'
import { Sign } from '../../frame/sign.tsx'
import { Address } from './address.tsx'
import type { Invitation } from './api.ts'
import { shortDay } from './moments.ts'

interface InvitationsCardProps {
  invitations: Invitation[]
  mails: boolean
  onRenew: (invitation: Invitation, by: 'mail' | 'link') => void
  onWithdraw: (invitation: Invitation) => void
}

export function InvitationsCard({ invitations, mails, onRenew, onWithdraw }: InvitationsCardProps) {
  const now = new Date()
  return (
    <section className="card" aria-labelledby="invitations">
      <div className="cardhead">
        <h2 id="invitations">{m.invitations_title()}</h2>
        {invitations.length > 0 && <span className="muted num">{invitations.length}</span>}
      </div>
      {invitations.length === 0 ? (
        <p className="muted">{m.invitations_none()}</p>
      ) : (
        <RowTable
          className="snug"
          heads={[m.invitations_email(), m.people_role(), m.invitations_state(), { name: m.people_actions() }]}
        >
          {invitations.map((invitation) => (
            <Row
              key={invitation.id}
              invitation={invitation}
              expired={new Date(invitation.expires) <= now}
              mails={mails}
              onRenew={(by) => onRenew(invitation, by)}
              onWithdraw={() => onWithdraw(invitation)}
            />
          ))}
        </RowTable>
      )}
    </section>
  )
}

interface RowProps {
  invitation: Invitation
  expired: boolean
  mails: boolean
  onRenew: (by: 'mail' | 'link') => void
  onWithdraw: () => void
}

/** An expired invitation is sent again; the link of a valid one can be handed over. */
function Row({ invitation: { email, role, expires }, expired, mails, onRenew, onWithdraw }: RowProps) {
  return (
    <tr>
      <td data-l={m.invitations_email()} className="address">
        <Address of={email} />
      </td>
      <td data-l={m.people_role()}>{ROLE_NAMES[role]()}</td>
      <td data-l={m.invitations_state()}>
        {expired ? (
          <Sign icon={triangle} look="bad">
            {m.invitations_expired()}
          </Sign>
        ) : (
          <Sign icon={clock} look="dim">
            {m.invitations_until({ date: shortDay(expires) })}
          </Sign>
        )}
      </td>
      <td className="acts">
        {expired && mails ? (
          <LineButton icon={paperPlane} label={m.invitations_again({ email })} onClick={() => onRenew('mail')} />
        ) : (
          <LineButton icon={copySheets} label={m.invitations_copy({ email })} onClick={() => onRenew('link')} />
        )}
        <LineButton icon={cross} label={m.invitations_withdraw({ email })} onClick={onWithdraw} />
      </td>
    </tr>
  )
}
