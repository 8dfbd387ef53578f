import type { ReactNode } from 'react'

/** A placeholder in a sentence for an element. */
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
