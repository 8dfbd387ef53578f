import { messages } from '@thrive/content/messages'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/form/button.tsx'

export const problemText = (error: unknown) => (error instanceof ApiError ? error.message : messages.offline)

/** A call that failed, and a button to try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="stack" role="alert">
      <p className="error">{problemText(error)}</p>
      <div>
        <Button look="second" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}
