import { m } from '@thrive/words'
import { useEffect, useState } from 'react'
import listen from '../../art/professor-listen.svg'
import { Wordmark } from '../../brand/wordmark.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { takeFocus } from '../../ui/layout/take-focus.ts'
import '../../brand/professor.css'
import './trouble.css'

interface TroubleProps {
  error: unknown
  /** What happened to the visitor's work. */
  kept?: string
  /** The way out if this page fails again. */
  exit?: { href: string; name: string }
}

/**
 * Shown if a screen could not be drawn: what happened, and how to continue. In the room the outbox keeps working
 * without a screen, and its contents survive a reload.
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
        <h1 ref={takeFocus} tabIndex={-1}>
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

/** Errors thrown because a file of the app could not be loaded. */
const missing = new WeakSet<Error>()
addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

const isMissingFile = (error: unknown): boolean => missing.has(error as Error)

/**
 * Reloads the page for a new release, which removes the old files; returns whether it does. Once per release and tab,
 * or nodes of two releases could cause a loop, and not offline, which would leave an empty window.
 */
export async function reloadForNewFiles(): Promise<boolean> {
  try {
    const before = sessionStorage.getItem('reloaded') ?? ''
    if (before.includes(import.meta.url)) return false
    if (!(await fetch(location.href)).ok) return false
    sessionStorage.setItem('reloaded', before + import.meta.url)
  } catch {
    return false
  }
  location.reload()
  return true
}
