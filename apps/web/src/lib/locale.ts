import type { Locale } from '@thrive/domain'
import { hasWords, loadWords } from '@thrive/words/load'
import { getLocale, onLocale, setLocale } from '@thrive/words/locale'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { keepLocale } from './chosen-locale.ts'

/** Returns the language of the screen; a component that uses it is redrawn when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLocale, getLocale)

/** Switches the screen to this language; one whose words cannot be loaded fails the screen. */
export function useSwitchLocale(locale: Locale | undefined) {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useLayoutEffect(() => {
    if (locale) switchLocale(locale).catch((error: unknown) => setFailure({ error }))
  }, [locale])
  if (failure) throw failure.error
}

let wanted: Locale | undefined

/** Switches as soon as the words of the language are there, also for screen readers. The last wish counts. */
export async function switchLocale(locale: Locale) {
  wanted = locale
  if (!hasWords(locale)) await loadWords(locale)
  if (wanted !== locale) return
  document.documentElement.lang = locale
  setLocale(locale)
}

/** Keeps the choice in this browser. Fails if the words cannot be loaded now; the screen then stays as it is. */
export const chooseLocale = (locale: Locale): Promise<void> => switchLocale(keepLocale(locale))
