import { m } from '@thrive/words'
import { useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Problem } from '../../ui/form/problem.tsx'
import { stopRoundMails } from './api.ts'
import { MessagePage } from './message-page.tsx'

/** The target of the link that ends mail. Only a button ends it, so that scanners that follow links do not. */
function StopRoundPage() {
  const { key = '' } = useParams()
  const { submit, busy, done, problem } = useSubmit((every: boolean) => stopRoundMails(key, every))
  return (
    <MessagePage title={done ? m.stop_round_done() : m.stop_round_title()}>
      <p role="status">{done ? m.stop_round_done_text() : m.stop_round_text()}</p>
      <Problem>{problem}</Problem>
      {!done && (
        <>
          <Button big aria-busy={busy} onClick={() => submit(false)}>
            {m.stop_round_this()}
          </Button>
          <Button look="second" aria-busy={busy} onClick={() => submit(true)}>
            {m.stop_round_every()}
          </Button>
        </>
      )}
    </MessagePage>
  )
}

export default withQueries(StopRoundPage)
