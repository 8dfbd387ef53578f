import { useQuery } from '@tanstack/react-query'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { Link } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { checkPassword, isAboutPassword, NewPassword } from '../frame/new-password.tsx'
import { holdToken } from '../frame/token.ts'
import { DoorCard, DoorProblem } from './door-card.tsx'
import { useLinkSecret } from './use-link-secret.ts'

/** The target of the mailed link. It ends at the login, which may ask for a second factor. */
function ResetPage() {
  const secret = useLinkSecret()
  const opening = useQuery({
    queryKey: ['reset', secret],
    queryFn: () => call('POST /api/admin/password/open', { secret }, isRecord({ open: isTrue })),
    gcTime: 0,
    // Setting the password uses up the link; do not ask the server again.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [password, setPassword] = useState('')
  const { submit, reset, busy, done, error, problem } = useSubmit(async () => {
    checkPassword(password)
    await call('POST /api/admin/password/reset', { secret, password }, isRecord({ reset: isTrue }))
    // The login in this browser, if any, has ended as well.
    holdToken(null)
  })
  const isGone = [opening.error, error].some((each) => each instanceof ApiError && each.code === 'reset-expired')
  if (opening.isPending) return <main aria-busy="true" />
  return (
    <DoorCard
      title={m.reset_title()}
      onEnter={() => !done && submit()}
      foot={isGone ? <Link href="/admin/forgot">{m.reset_again()}</Link> : undefined}
    >
      <div role="status">{done && <p>{m.reset_done()}</p>}</div>
      {isGone && <DoorProblem>{sentenceOf('reset-expired')}</DoorProblem>}
      {!done && !isGone && (
        <>
          <NewPassword
            label={m.password_new()}
            value={password}
            error={isAboutPassword(error) ? problem : null}
            onChange={(value) => {
              setPassword(value)
              reset()
            }}
          />
          {problem && !isAboutPassword(error) && <DoorProblem>{problem}</DoorProblem>}
          <Button type="submit" aria-busy={busy}>
            {m.reset_save()}
          </Button>
        </>
      )}
    </DoorCard>
  )
}

export default withQueries(ResetPage)
