import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef, useState } from 'react'
import { withQueries } from '../../../lib/query.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { HeadRow } from '../head-row.tsx'
import { OrganisationFrame } from '../organisation/frame.tsx'
import { Problem } from '../problem.tsx'
import { ROLE_NAMES } from '../roles.ts'
import { withLogin } from '../with-login.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { type Invitation, nameOf, type Person, renew, setRole, usePeople, withdraw } from './api.ts'
import { plusSign } from './icons.ts'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import './page.css'
import { RemoveDialog } from './remove-dialog.tsx'
import { RolesCard } from './roles-card.tsx'

type Open = { kind: 'invite' } | { kind: 'remove'; person: Person } | { kind: 'link'; email: string; link: string }

function PeoplePage() {
  const { data, error, refetch } = usePeople()
  const [open, setOpen] = useState<Open | null>(null)
  const [done, setDone] = useState('')
  const [changing, setChanging] = useState<{ person: Person; role: Person['role'] }>()
  const said = useRef<HTMLDivElement>(null)
  /** What was done takes the focus: the key that did it may be gone. */
  const say = (text: string) => {
    setOpen(null)
    setDone(text)
    requestAnimationFrame(() => said.current?.focus())
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
  const renewed = (email: string, link: string | null) =>
    link ? setOpen({ kind: 'link', email, link }) : say(m.invitations_sent({ email }))
  const renewOne = ({ id, email }: Invitation, by: 'mail' | 'link') =>
    act(async () => renewed(email, await renew(id, by)))
  const withdrawOne = ({ id, email }: Invitation) =>
    act(async () => {
      await withdraw(id)
      say(m.invitations_withdrawn({ email }))
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
      <div className="people-done" role="status" ref={said} tabIndex={-1}>
        {done && <p className="done">{done}</p>}
      </div>
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
          <div className="panelgrid">
            <InvitationsCard
              invitations={data.invitations}
              mails={data.mails}
              onRenew={renewOne}
              onWithdraw={withdrawOne}
            />
            <RolesCard />
          </div>
        </div>
      )}
      {data && open?.kind === 'invite' && (
        <InviteDialog mails={data.mails} factorRequired={data.factorRequired} onInvited={renewed} onClose={close} />
      )}
      {data && open?.kind === 'remove' && (
        <RemoveDialog
          person={open.person}
          auditMonths={data.auditMonths}
          onRemoved={() => say(m.people_removed({ name: nameOf(open.person) }))}
          onClose={close}
        />
      )}
      {open?.kind === 'link' && <LinkDialog email={open.email} link={open.link} onClose={close} />}
    </OrganisationFrame>
  )
}

export default withQueries(withLogin(PeoplePage, OWNERS))
