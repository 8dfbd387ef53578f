import { useLocation } from 'react-router'
import { Link } from '../../lib/navigation.tsx'
import { arrowRight } from '../../ui/arrow-right.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { warning } from '../../ui/icon-paths.ts'
import { Professor } from '../../ui/professor.tsx'
import { Stripes } from '../../ui/stripes.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import '../../ui/field.css'
import { resumeByLink } from './api.ts'
import './page.css'
import { useResume } from './use-resume.ts'

/** Where the link of a mail leads. Only the button uses it up: a program that looks at links in mails does not. */
export default function ResumePage() {
  const secret = useLocation().hash.slice(1)
  const { resume, busy, error } = useResume(() => resumeByLink(secret))
  return (
    <main className="centre resume">
      <Stripes edge="top" />
      <Stripes edge="bottom" />
      <section className="copy">
        <Wordmark alt="Thrive Lab" />
        <h1>Continue your session</h1>
        {error ? (
          <>
            <p className="error" role="alert">
              <Icon path={warning} />
              {error}
            </p>
            <Link className={buttonClass({ big: true })} href="/">
              To the start
            </Link>
          </>
        ) : (
          <>
            <p>Your team goes on where it was, on this device.</p>
            <Button big iconAfter={arrowRight} aria-busy={busy} onClick={() => void resume()}>
              Continue
            </Button>
          </>
        )}
      </section>
      <Professor pose="open" />
    </main>
  )
}
