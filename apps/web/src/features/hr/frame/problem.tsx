import { m } from '@thrive/words'
import { problemText } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'

/** A failed call, with a button to try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="stack" role="alert">
      <p className="error">{problemText(error)}</p>
      <div>
        <Button look="second" onClick={onRetry}>
          {m.try_again()}
        </Button>
      </div>
    </div>
  )
}
