import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { isSaved } from '../../../lib/shape.ts'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ask, useAccount } from './api.ts'
import { confirmAtCompany } from './confirm-at-company.ts'
import { FactorCode, isAboutCode } from './factor-code.tsx'
import { answerProof, useIsProofAsked } from './proof-store.ts'
import './frame.css'

/** Opens when a call needs a fresh proof of identity, and then lets the call continue. */
export function ProofDialog() {
  return useIsProofAsked() ? <Asking /> : null
}

function Asking() {
  const id = useId()
  const { data: account } = useAccount()
  const cancel = () => answerProof(false)
  return (
    <Dialog className="proof" labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={cancel}>
      <div className="card stack">
        <h2 id={`${id}-title`}>{m.proof_title()}</h2>
        <p id={`${id}-text`}>{account?.byCompany ? m.proof_company() : m.proof_text()}</p>
        {account?.byCompany ? (
          <ProveAtCompany onCancel={cancel} />
        ) : (
          <PasswordProof hasFactor={Boolean(account?.factor)} onCancel={cancel} />
        )}
      </div>
    </Dialog>
  )
}

function PasswordProof({ hasFactor, onCancel }: { hasFactor: boolean; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { submit, reset, busy, error, problem } = useSubmit(async () => {
    await ask('POST /api/admin/confirm', { password, ...(hasFactor && { code }) }, isSaved)
    answerProof(true)
  })
  const isOfCode = isAboutCode(error)
  const typed = (set: (value: string) => void) => (value: string) => {
    set(value)
    reset()
  }
  return (
    <form className="stack" noValidate onSubmit={onSubmit(submit)}>
      <TextLine
        label={m.login_password()}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={typed(setPassword)}
        error={isOfCode ? null : problem}
      />
      {hasFactor && <FactorCode value={code} onChange={typed(setCode)} error={isOfCode ? problem : null} />}
      <div className="row actions">
        <Button look="second" onClick={onCancel}>
          {m.proof_cancel()}
        </Button>
        <Button type="submit" aria-busy={busy}>
          {m.proof_confirm()}
        </Button>
      </div>
    </form>
  )
}

/**
 * A member who signed in at the company proves their identity there, in a separate window, so that this screen stays. A
 * new sign-in alone is not enough, because the company may remember them from earlier.
 */
function ProveAtCompany({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="row actions">
      <Button look="second" onClick={onCancel}>
        {m.proof_cancel()}
      </Button>
      <Button onClick={() => void confirmAtCompany().then(() => answerProof(true))}>{m.proof_company_key()}</Button>
    </div>
  )
}
