import { m } from '@thrive/words'
import { useState } from 'react'
import { Link } from '../../../lib/navigation.tsx'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CodeInput } from '../../../ui/form/code-input.tsx'
import { arrowRight } from '../../../ui/layout/arrow-right.ts'
import { logOut, useAccount } from '../frame/api.ts'
import { Problem } from '../frame/problem.tsx'
import { confirmFactor, useNewSecret } from './factor-api.ts'
import { FactorSteps } from './factor-steps.tsx'

interface SetUpProps {
  /** True if the organisation requires it: the only alternative is logging out. */
  isRequired: boolean
  onConfirmed: (codes: string[]) => void
}

export function SetUp({ isRequired, onConfirmed }: SetUpProps) {
  const { data: account } = useAccount()
  const { data: begun, error: notBegun, refetch } = useNewSecret()
  const [code, setCode] = useState('')
  const { submit, reset, busy, problem } = useSubmit(async () => onConfirmed(await confirmFactor(code)))
  return (
    <form className="stack" noValidate onSubmit={onSubmit(submit)}>
      <div>
        <h1>{m.factor_title()}</h1>
        <p className="muted">{isRequired ? askedBy(account?.organisation) : m.factor_chosen()}</p>
      </div>
      {notBegun && <Problem error={notBegun} onRetry={() => void refetch()} />}
      {begun && (
        <FactorSteps secret={begun.secret} uri={begun.uri}>
          <CodeInput
            label={m.factor_code()}
            value={code}
            error={problem}
            onChange={(value) => {
              setCode(value)
              reset()
            }}
          />
        </FactorSteps>
      )}
      <div className="last-row">
        {isRequired ? (
          <button type="button" className="text-key" onClick={() => void logOut()}>
            {m.factor_log_out()}
          </button>
        ) : (
          <Link className="text-key" href="/admin/account">
            {m.factor_not_now()}
          </Link>
        )}
        <Button type="submit" iconAfter={arrowRight} locked={!begun} aria-busy={busy}>
          {m.factor_next()}
        </Button>
      </div>
    </form>
  )
}

const askedBy = (organisation: string | undefined) =>
  organisation ? m.factor_asked({ organisation }) : m.factor_asked_unnamed()
