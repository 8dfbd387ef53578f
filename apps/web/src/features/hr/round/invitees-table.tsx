import { dayOf, formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { Link } from '../../../lib/navigation.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { useTimeZone } from '../frame/api.ts'
import { eyeLine } from '../frame/line-icons.ts'
import { RowTable } from '../frame/row-table.tsx'
import type { WholeRound } from './api.ts'
import { CopiedSign } from './copied-sign.tsx'
import { CopyLink } from './copy-link.tsx'
import type { Invitee } from './invitee-api.ts'
import { MailSign } from './mail-sign.tsx'
import { STATE_NAMES, Steps } from './steps.tsx'

interface InviteesTableProps {
  round: WholeRound
  mails: boolean
  invitees: readonly Invitee[]
  busy: boolean
  onMore: (invitee: Invitee) => void
}

export function InviteesTable({ round, mails, invitees, busy, onMore }: InviteesTableProps) {
  const timeZone = useTimeZone()
  return (
    <RowTable
      className="invitees"
      aria-busy={busy}
      heads={[
        m.invitees_leader(),
        m.invitees_team(),
        m.invitees_state(),
        ...(mails ? [m.invitees_mail()] : []),
        m.invitees_sign(),
        { name: m.invitees_actions() },
      ]}
    >
      {invitees.map((invitee) => (
        <tr key={invitee.id}>
          <td data-l={m.invitees_leader()}>
            <span className="leader">
              {invitee.email}
              {facts(invitee) && <small>{facts(invitee)}</small>}
            </span>
          </td>
          <td data-l={m.invitees_team()} dir="auto">
            <TeamName invitee={invitee} />
          </td>
          <td data-l={m.invitees_state()}>
            <span className="state">
              <Steps state={invitee.state} />
              {stateWords(invitee)}
            </span>
          </td>
          {mails && (
            <td data-l={m.invitees_mail()}>
              <MailSign invitee={invitee} />
            </td>
          )}
          <td data-l={m.invitees_sign()} className="num nowrap">
            {invitee.last_sign && formatDate(dayOf(invitee.last_sign, timeZone))}
          </td>
          <td className="acts">
            {invitee.uuid ? (
              <Link className={buttonClass({ look: 'quiet', slim: true })} href={`/admin/${invitee.uuid}`}>
                <Icon path={eyeLine} line />
                {m.invitees_result()}
                <span className="vh"> {invitee.email}</span>
              </Link>
            ) : (
              round.state !== 'closed' &&
              round.state !== 'draft' && (
                <>
                  {!mails && <CopiedSign invitee={invitee} />}
                  <CopyLink round={round.id} invitee={invitee} />
                </>
              )
            )}
            <Button look="quiet" slim onClick={() => onMore(invitee)}>
              {m.invitees_more()}
              <span className="vh"> {invitee.email}</span>
            </Button>
          </td>
        </tr>
      ))}
    </RowTable>
  )
}

/** A team that has finished has a page of its sessions. */
function TeamName({ invitee: { team, uuid } }: { invitee: Invitee }) {
  if (!team) return <span className="muted">{m.invitees_no_name()}</span>
  return uuid ? (
    <Link className="team-link" href={`/admin/team/${uuid}`}>
      {team}
    </Link>
  ) : (
    team
  )
}

const facts = ({ name, labels }: Invitee): string => [name, ...labels].filter(Boolean).join(' · ')

const stateWords = ({ state, page, pages }: Invitee): string =>
  state === 'started' && page !== null ? m.invitees_at_page({ page, pages }) : STATE_NAMES[state]()
