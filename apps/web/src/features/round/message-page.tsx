import type { ReactNode } from 'react'
import { Professor } from '../../brand/professor.tsx'
import { Stripes } from '../../brand/stripes.tsx'
import { Wordmark } from '../../brand/wordmark.tsx'
import { useTitle } from '../../lib/use-title.ts'
import '../start/resume-page.css'

/** A page with one thing to say, and what can be done about it. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <main className="centre resume">
      <Stripes edge="top" />
      <Stripes edge="bottom" />
      <section className="copy">
        <Wordmark alt="Thrive Lab" />
        <h1>{title}</h1>
        {children}
      </section>
      <Professor pose="listen" />
    </main>
  )
}
