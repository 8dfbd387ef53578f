import { messages } from '@thrive/content/messages'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/form/button.tsx'

export const problemText = (error: unknown) => (error instanceof ApiError ? error.message : messages.offline)

/** An answer that did not come, and the way to ask again. */
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
