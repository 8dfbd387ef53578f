import type { Locale } from '@thrive/domain'
import { getLocale, onLocale, setLocale } from '@thrive/words/locale'
import { useLayoutEffect, useSyncExternalStore } from 'react'

/** The language of the screen; whoever uses it is drawn anew when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLocale, getLocale)

/** The screen speaks this language from now on, also to a screen reader. */
export function useSpeaks(locale: Locale | undefined) {
  useLayoutEffect(() => {
    if (!locale) return
    document.documentElement.lang = locale
    setLocale(locale)
  }, [locale])
}
