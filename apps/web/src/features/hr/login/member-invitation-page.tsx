import { useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { ROLES } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { withQueries } from '../../../lib/query.tsx'
import { isFlag, isOneOf, isRecord, isText } from '../../../lib/shape.ts'
import { FieldError, problemText, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { GoHome } from '../frame/go-home.tsx'
import { checkPassword, isAboutPassword, NewPassword } from '../frame/new-password.tsx'
import { holdToken } from '../frame/token.ts'
import { DoorCard, DoorProblem } from './door-card.tsx'
import { useLinkSecret } from './use-link-secret.ts'

type Opened = Answer<'POST /api/invitation/open'>
const isOpened = isRecord<Opened>({
  email: isText,
  role: isOneOf(...ROLES),
  organisation: isText,
  companyOnly: isFlag,
})
const AS = { owner: m.accept_owner, analyst: m.accept_analyst, viewer: m.accept_viewer, author: m.accept_author }

/** The target of an invitation link. Accepting it replaces any other login in this browser. */
function InvitationPage() {
  const secret = useLinkSecret()
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => call('POST /api/invitation/open', { secret }, isOpened),
    gcTime: 0,
  })
  if (data) return <Accept secret={secret} invitation={data} />
  if (!error) return <main aria-busy="true" />
  return (
    <DoorCard title={m.accept_gone()}>
      <DoorProblem>{problemText(error)}</DoorProblem>
      {!(error instanceof ApiError) && (
        <Button look="second" onClick={() => void refetch()}>
          {m.try_again()}
        </Button>
      )}
    </DoorCard>
  )
}

function Accept({ secret, invitation }: { secret: string; invitation: Opened }) {
  const { email, role, organisation, companyOnly } = invitation
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { submit, reset, busy, done, error, problem } = useSubmit(async () => {
    if (name.trim() === '') throw new FieldError('name', m.accept_name_missing)
    checkPassword(password)
    const { token } = await call('POST /api/invitation/accept', { secret, name, password }, isRecord({ token: isText }))
    holdToken(null)
    holdToken(token)
  })
  if (done) return <GoHome />
  const aboutName = error instanceof FieldError && error.field === 'name'
  const aboutPassword = isAboutPassword(error)
  const typed = (set: (value: string) => void) => (value: string) => {
    set(value)
    reset()
  }
  return (
    <DoorCard title={m.accept_title({ organisation: organisation || 'Thrive Lab' })} onEnter={submit}>
      <p>{companyOnly ? m.accept_company({ email }) : AS[role]({ email })}</p>
      {!companyOnly && (
        <>
          <TextLine
            label={m.accept_name()}
            autoComplete="name"
            limit={100}
            value={name}
            error={aboutName ? problem : null}
            onChange={typed(setName)}
          />
          {/* Lets the browser save the password under the right name. */}
          <input type="hidden" autoComplete="username" value={email} />
          <NewPassword
            label={m.accept_password()}
            value={password}
            error={aboutPassword ? problem : null}
            onChange={typed(setPassword)}
          />
          {problem && !aboutName && !aboutPassword && <DoorProblem>{problem}</DoorProblem>}
          <Button type="submit" aria-busy={busy}>
            {m.accept_make()}
          </Button>
        </>
      )}
    </DoorCard>
  )
}

export default withQueries(InvitationPage)
