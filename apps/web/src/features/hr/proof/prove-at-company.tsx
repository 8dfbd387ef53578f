import { m } from '@thrive/words'
import { Button } from '../../../ui/form/button.tsx'
import { confirmAtCompany } from '../company/confirm.ts'
import { answerProof } from './store.ts'

/**
 * Who came from the company proves there who they are, in a window of its own: what is on this screen stays. A new
 * sign-in alone would not do, for the company may remember them from this morning.
 */
export function ProveAtCompany({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="row actions">
      <Button look="second" onClick={onCancel}>
        {m.proof_cancel()}
      </Button>
      <Button onClick={() => void confirmAtCompany().then(() => answerProof(true))}>{m.proof_company_key()}</Button>
    </div>
  )
}
