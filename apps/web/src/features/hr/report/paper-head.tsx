import type { ReactNode } from 'react'

/** The heading of a page after the first. */
export const paperHead = (title: string, about: string) => (
  <header className="paper-head">
    <h2>{title}</h2>
    <p>{about}</p>
  </header>
)

/** A part of a page, with what it counts on the right. */
export const paperPart = (title: string, about: string, children: ReactNode, className?: string) => (
  <section className={className}>
    <div className="part-head">
      <h3>{title}</h3>
      <p>{about}</p>
    </div>
    {children}
  </section>
)
