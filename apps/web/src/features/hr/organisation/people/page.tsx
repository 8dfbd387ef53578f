import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { ROLE_NAMES } from '@thrive/words/names'
import { useRef, useState } from 'react'
import { withQueries } from '../../../../lib/query.tsx'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { HeadRow } from '../../frame/head-row.tsx'
import { plusSign } from '../../frame/line-icons.ts'
import { Problem } from '../../frame/problem.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { type Invitation, nameOf, type Person, renew, setRole, usePeople, withdraw } from './api.ts'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import './page.css'
import { DoneLine } from '../../frame/done-line.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RolesCard } from './roles-card.tsx'

type Open = { kind: 'invite' } | { kind: 'remove'; person: Person } | { kind: 'link'; email: string; link: string }

function PeoplePage() {
  const { data, error, refetch } = usePeople()
  const [open, setOpen] = useState<Open | null>(null)
  const [done, setDone] = useState('')
  const [changing, setChanging] = useState<{ person: Person; role: Person['role'] }>()
  const status = useRef<HTMLDivElement>(null)
  /** The message takes the focus, because the button that caused it may be gone. */
  const announce = (text: string) => {
    setOpen(null)
    setDone(text)
    requestAnimationFrame(() => status.current?.focus())
  }
  const { submit, problem, reset } = useSubmit((work: () => Promise<unknown>) => work())
  const act = (work: () => Promise<unknown>) => {
    setDone('')
    submit(work)
  }

  const changeRole = (person: Person, role: Person['role']) => {
    setChanging({ person, role })
    act(async () => {
      await setRole(person, role).finally(() => setChanging(undefined))
      setDone(m.people_role_changed({ name: nameOf(person), role: ROLE_NAMES[role]() }))
    })
  }
  const onRenewed = (email: string, link: string | null) =>
    link ? setOpen({ kind: 'link', email, link }) : announce(m.invitations_sent({ email }))
  const renewOne = ({ id, email }: Invitation, by: 'mail' | 'link') =>
    act(async () => onRenewed(email, await renew(id, by)))
  const withdrawOne = ({ id, email }: Invitation) =>
    act(async () => {
      await withdraw(id)
      announce(m.invitations_withdrawn({ email }))
    })

  const organisation = data?.organisation
  const close = () => setOpen(null)
  return (
    <OrganisationFrame title={m.hr_people()}>
      <HeadRow title={m.hr_people()} lead={organisation ? m.people_lead({ organisation }) : m.people_lead_unnamed()}>
        {data && (
          <Button
            onClick={() => {
              reset()
              setDone('')
              setOpen({ kind: 'invite' })
            }}
          >
            <Icon path={plusSign} line />
            {m.people_invite()}
          </Button>
        )}
      </HeadRow>
      <DoneLine ref={status} tabIndex={-1}>
        {done}
      </DoneLine>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="people stack">
          <AccountsCard
            people={data.people}
            changing={changing}
            onRole={changeRole}
            onRemove={(person) => setOpen({ kind: 'remove', person })}
          />
          <InvitationsCard
            invitations={data.invitations}
            mails={data.mails}
            onRenew={renewOne}
            onWithdraw={withdrawOne}
          />
          <RolesCard />
        </div>
      )}
      {data && open?.kind === 'invite' && (
        <InviteDialog mails={data.mails} factorRequired={data.factorRequired} onInvited={onRenewed} onClose={close} />
      )}
      {data && open?.kind === 'remove' && (
        <RemoveDialog
          person={open.person}
          auditMonths={data.auditMonths}
          onRemoved={() => announce(m.people_removed({ name: nameOf(open.person) }))}
          onClose={close}
        />
      )}
      {open?.kind === 'link' && <LinkDialog email={open.email} link={open.link} onClose={close} />}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(PeoplePage, OWNERS))
