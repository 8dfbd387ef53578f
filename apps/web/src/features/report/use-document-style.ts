import { useLayoutEffect } from 'react'

/** A document is read at arm's length, not across a room: its own scale (styles/documents.css) while it is shown. */
export function useDocumentStyle() {
  useLayoutEffect(() => {
    document.documentElement.classList.add('doc')
    return () => document.documentElement.classList.remove('doc')
  }, [])
}
