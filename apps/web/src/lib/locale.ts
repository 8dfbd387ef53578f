import { LOCALES, type Locale } from '@thrive/domain'
import { getLocale, onLocale, setLocale } from '@thrive/words/locale'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { read, write } from './browser-storage.ts'

export const LOCALE_KEY = 'screen_language'

/** The language of the screen; whoever uses it is drawn anew when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(onLocale, getLocale)

/** The screen speaks this language from now on, also to a screen reader. */
export function useSpeaks(locale: Locale | undefined) {
  useLayoutEffect(() => {
    if (locale) speak(locale)
  }, [locale])
}

function speak(locale: Locale) {
  document.documentElement.lang = locale
  setLocale(locale)
}

const isLocale = (text: string | null): text is Locale => LOCALES.includes(text as Locale)

/** The default of this deployment, which the server writes into the page. */
const preset = document.documentElement.lang

/** What a link asks for (`?lang=nl`), what was chosen in this browser, or the default. */
export function chosenLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLocale(asked)) return keep(asked)
  return explicitLocale() ?? (isLocale(preset) ? preset : 'en')
}

/** Null where nobody chose in this browser: what is shown is then a default. */
export const explicitLocale = (): Locale | null => {
  const kept = read(LOCALE_KEY)
  return isLocale(kept) ? kept : null
}

export function chooseLocale(locale: Locale) {
  speak(keep(locale))
}

function keep(locale: Locale): Locale {
  write(LOCALE_KEY, locale)
  return locale
}
