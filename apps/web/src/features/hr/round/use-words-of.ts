import type { Locale } from '@thrive/domain'
import { hasWords, loadWords } from '@thrive/words/load'
import { useEffect, useState } from 'react'

/** Loads the words of another language than the screen's. True once they are there. */
export function useWordsOf(locale: Locale): boolean {
  const [, setLoaded] = useState<Locale | null>(null)
  useEffect(() => {
    if (!hasWords(locale))
      loadWords(locale).then(
        () => setLoaded(locale),
        () => console.warn('The words of the mail could not be loaded.'),
      )
  }, [locale])
  return hasWords(locale)
}
