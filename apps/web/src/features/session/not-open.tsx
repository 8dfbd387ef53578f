import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'

interface NotOpenProps {
  session: { error: unknown; refetch: () => unknown }
}

/** Shown in place of a session: empty while it opens, a way to retry if that failed. */
export function NotOpen({ session: { error, refetch } }: NotOpenProps) {
  if (!error) return <main aria-busy="true" />
  return (
    <main className="centre">
      <div className="stack">
        <h1>{m.offline()}</h1>
        <Button big onClick={() => refetch()}>
          {m.try_again()}
        </Button>
      </div>
    </main>
  )
}
