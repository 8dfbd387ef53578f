import { m } from '@thrive/words'
import { useState } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { Link, useParams } from '../../../lib/navigation.tsx'
import { withQueries } from '../../../lib/query.tsx'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DoorCard, DoorProblem } from '../door-card.tsx'
import { checkPassword, isAboutPassword, NewPassword } from '../new-password.tsx'
import { holdToken } from '../token.ts'

/** Where the mailed link leads. It ends in the login, which may ask for a second factor. */
function ResetPage() {
  const { secret = '' } = useParams()
  const [password, setPassword] = useState('')
  const { submit, reset, busy, done, error, problem } = useSubmit(async () => {
    checkPassword(password)
    await call('POST /api/admin/password/reset', { secret, password }, isRecord({ reset: isTrue }))
    // The login that this browser may hold has ended as well.
    holdToken(null)
  })
  const isGone = error instanceof ApiError && error.code === 'reset-expired'
  return (
    <DoorCard
      title={m.reset_title()}
      onEnter={() => !done && submit()}
      foot={isGone ? <Link href="/admin/forgot">{m.reset_again()}</Link> : undefined}
    >
      <div role="status">{done && <p>{m.reset_done()}</p>}</div>
      {isGone && <DoorProblem>{problem}</DoorProblem>}
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
