import type { Locale } from '@thrive/domain'
import { useEffect } from 'react'

/** Prints the page. The browser takes language and name of a PDF from the document, so both are the paper's meanwhile. */
export function usePrint(lang: Locale, title: string): () => void {
  useEffect(() => {
    if (!title) return
    const { documentElement: root } = document
    let before: { lang: string; title: string } | null = null
    const dress = () => {
      before ??= { lang: root.lang, title: document.title }
      root.lang = lang
      document.title = title
    }
    const undress = () => {
      if (!before) return
      root.lang = before.lang
      document.title = before.title
      before = null
    }
    addEventListener('beforeprint', dress)
    addEventListener('afterprint', undress)
    return () => {
      undress()
      removeEventListener('beforeprint', dress)
      removeEventListener('afterprint', undress)
    }
  }, [lang, title])
  return () => print()
}
