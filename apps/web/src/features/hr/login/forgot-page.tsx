import { isEmail } from '@thrive/domain'
import { m } from '@thrive/words'
import { sentenceOf } from '@thrive/words/refusals'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { withQueries } from '../../../lib/query.tsx'
import { isRecord, isTrue } from '../../../lib/shape.ts'
import { FieldError, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { DoorCard } from './door-card.tsx'

/** Shows the same whether or not the address has an account. */
function ForgotPage() {
  const [email, setEmail] = useState('')
  const { submit, reset, busy, done, problem } = useSubmit(async () => {
    if (!isEmail(email.trim())) throw new FieldError('email', () => sentenceOf('invalid-email'))
    await call('POST /api/admin/password/forgot', { email }, isRecord({ asked: isTrue }))
  })
  return (
    <DoorCard title={m.forgot_title()} onEnter={() => !done && submit()}>
      {!done && <p>{m.forgot_about()}</p>}
      <div role="status">{done && <p>{m.forgot_sent()}</p>}</div>
      {!done && (
        <>
          <TextLine
            label={m.invitations_email()}
            type="email"
            autoComplete="username"
            value={email}
            error={problem}
            onChange={(value) => {
              setEmail(value)
              reset()
            }}
          />
          <Button type="submit" aria-busy={busy}>
            {m.forgot_send()}
          </Button>
        </>
      )}
    </DoorCard>
  )
}

export default withQueries(ForgotPage)
