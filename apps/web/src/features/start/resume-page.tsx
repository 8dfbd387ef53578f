import { m } from '@thrive/words'
import { Professor } from '../../brand/professor.tsx'
import { Stripes } from '../../brand/stripes.tsx'
import { Wordmark } from '../../brand/wordmark.tsx'
import { Link, useLocation } from '../../lib/navigation.tsx'
import { withQueries } from '../../lib/query.tsx'
import { Button } from '../../ui/form/button.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { arrowRight } from '../../ui/layout/arrow-right.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { warning } from '../../ui/layout/icon-paths.ts'
import '../../ui/form/field.css'
import { resumeByLink } from './resume-api.ts'
import './resume-page.css'
import { useResume } from './use-resume.ts'

/** The target of a mailed link. Only the button uses it up, so that mail scanners that follow links do not. */
function ResumePage() {
  const secret = useLocation().hash.slice(1)
  const { submit, busy, problem } = useResume(() => resumeByLink(secret))
  return (
    <main className="centre resume">
      <Stripes edge="top" />
      <Stripes edge="bottom" />
      <section className="copy">
        <Wordmark alt="Thrive Lab" />
        <h1>{m.resume_title()}</h1>
        {problem ? (
          <>
            <p className="error" role="alert">
              <Icon path={warning} />
              {problem}
            </p>
            <Link className={buttonClass({ big: true })} href="/">
              {m.to_start()}
            </Link>
          </>
        ) : (
          <>
            <p>{m.resume_text()}</p>
            <Button big iconAfter={arrowRight} aria-busy={busy} onClick={() => submit()}>
              {m.resume_continue()}
            </Button>
          </>
        )}
      </section>
      <Professor pose="open" />
    </main>
  )
}

export default withQueries(ResumePage)
