import { m } from '@thrive/words'
import { Button } from '../../../ui/form/button.tsx'
import { logOut } from '../api.ts'

/** Who came from the company proves there who they are: a new sign-in is a proof. */
export function ProveAtCompany({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="row actions">
      <Button look="second" onClick={onCancel}>
        {m.proof_cancel()}
      </Button>
      <Button onClick={() => void logOut()}>{m.proof_company_key()}</Button>
    </div>
  )
}
