import { LOCALES, type Locale } from '@thrive/domain'

let current: Locale = 'en'
const listeners = new Set<() => void>()

/** The language in which words are given to whoever names none: that of the screen. The server always names one. */
export const getLocale = (): Locale => current

export function setLocale(locale: Locale) {
  if (locale === current) return
  current = locale
  for (const listener of listeners) listener()
}

export function onLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the compiled words: the wording in the language that was asked for, or in that of the screen. */
export const chosen = <Wording>(options: { locale?: Locale } | undefined, ...wordings: Wording[]): Wording =>
  wordings[LOCALES.indexOf(options?.locale ?? current)] as Wording
