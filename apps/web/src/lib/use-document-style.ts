import { useLayoutEffect } from 'react'

/** Uses the scale of documents (styles/documents.css), which are read at arm's length, not across a room. */
export function useDocumentStyle() {
  useLayoutEffect(() => {
    document.documentElement.classList.add('doc')
    return () => document.documentElement.classList.remove('doc')
  }, [])
}
