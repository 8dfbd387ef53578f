import { LOCALES, type Locale } from '@thrive/domain'

let current: Locale = 'en'
const listeners = new Set<() => void>()

/** The screen's language, used by callers that name none. The server always names one. */
export const getLocale = (): Locale => current

export function setLocale(locale: Locale) {
  if (locale === current) return
  current = locale
  for (const listener of listeners) listener()
}

/** Runs `make` in another language than the screen's, such as that of a page to print. Nobody else sees the change. */
export function speaking<Made>(locale: Locale, make: () => Made): Made {
  const before = current
  current = locale
  try {
    return make()
  } finally {
    current = before
  }
}

export function onLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Used by compiled messages: selects the wording in the requested language, or the screen's. */
export const chosen = <Wording>(options: { locale?: Locale } | undefined, ...wordings: Wording[]): Wording =>
  wordings[LOCALES.indexOf(options?.locale ?? current)] as Wording
