import { m } from '@thrive/words'
import { Professor } from '../../brand/professor.tsx'
import { Stripes } from '../../brand/stripes.tsx'
import { Wordmark } from '../../brand/wordmark.tsx'
import { Link, useParams } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { useSubmit } from '../../lib/use-submit.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { warning } from '../../ui/layout/icon-paths.ts'
import '../../ui/form/field.css'
import { stopReminders } from './api.ts'
import '../start/resume-page.css'

/**
 * The target of the link in a reminder. Only the button ends the mails, so that mail scanners that follow links do not.
 */
function StopPage() {
  const { key = '' } = useParams()
  const { submit, busy, done, problem } = useSubmit(() => stopReminders(key))
  const title = done ? m.stop_done() : m.stop_title()
  useTitle(title)
  return (
    <main className="centre resume">
      <Stripes edge="top" />
      <Stripes edge="bottom" />
      <section className="copy">
        <Wordmark alt="Thrive Lab" />
        <h1>{title}</h1>
        <p role="status">{done ? m.stop_done_text() : m.stop_text()}</p>
        {problem && (
          <p className="error" role="alert">
            <Icon path={warning} />
            {problem}
          </p>
        )}
        {done ? (
          <Link className={buttonClass({ look: 'second' })} href="/">
            {m.to_start()}
          </Link>
        ) : (
          <Button big aria-busy={busy} onClick={() => submit()}>
            {m.reminder_stop()}
          </Button>
        )}
      </section>
      <Professor pose="listen" />
    </main>
  )
}

export default withQueries(StopPage)
