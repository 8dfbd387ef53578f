import type { ReactNode } from 'react'

/** Stands in a sentence for what is drawn there. */
export const SLOT = '\uFFFC'

/** A sentence with an element in it, wherever the language puts it. */
export function Inserted({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(SLOT)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
