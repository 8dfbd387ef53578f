import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import listen from '../../art/professor-listen.svg'
import { Wordmark } from '../../brand/wordmark.tsx'
import { isMissingFile, reloadForNewFiles } from '../../lib/missing-files.ts'
import { buttonClass } from '../../ui/form/button-class.ts'
import '../../brand/professor.css'
import './trouble.css'

interface TroubleProps {
  error: unknown
  /** What happened to the work of whoever sees this. */
  kept?: string
  /** The way out if this page fails again. */
  exit?: { href: string; name: string }
}

/** So that a screen reader starts there. */
const focus = (heading: HTMLElement | null) => heading?.focus()

/**
 * Shown where a screen could not be drawn: what happened, and how to continue. In the room the outbox keeps working
 * without a screen, and a reload finds what it holds.
 */
export function Trouble({ error, kept = m.trouble_kept(), exit = { href: '/', name: m.to_start() } }: TroubleProps) {
  const missing = isMissingFile(error)
  const [mending, setMending] = useState(missing)
  useEffect(() => {
    if (missing) void reloadForNewFiles().then(setMending)
  }, [missing])
  if (mending) return null
  return (
    <main className="centre trouble">
      <section className="copy">
        <Wordmark alt="Thrive Lab" />
        <h1 ref={focus} tabIndex={-1}>
          {missing ? m.trouble_missing() : m.trouble_failed()}
        </h1>
        <p>
          {missing ? m.trouble_missing_why() : m.trouble_failed_why()} {kept}
        </p>
        <div className="row">
          <button type="button" className={buttonClass({ big: true })} onClick={() => location.reload()}>
            {m.trouble_reload()}
          </button>
          <a className={buttonClass({ look: 'second' })} href={exit.href}>
            {exit.name}
          </a>
        </div>
      </section>
      <img className="professor" src={listen} alt="" width={720} height={760} />
    </main>
  )
}
