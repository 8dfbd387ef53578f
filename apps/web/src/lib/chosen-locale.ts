import { LOCALES, type Locale } from '@thrive/domain'
import { read, write } from './browser-storage.ts'

export const LOCALE_KEY = 'screen_language'
/** Set once this browser was offered its own language. */
export const OFFERED_KEY = 'language_offered'

const isLocale = (text: string | null): text is Locale => LOCALES.includes(text as Locale)
const languageOf = (tag: string) => tag.split('-')[0]?.toLowerCase() ?? ''

/** The default of this deployment, which the server writes into the page. */
const preset = document.documentElement.lang

/** Returns the language of the link (`?lang=nl`), the one chosen in this browser, or the default. */
export const chosenLocale = (): Locale => askedLocale() ?? explicitLocale() ?? (isLocale(preset) ? preset : 'en')

/** Returns the phone's own language, which need not be the room's; null if the screens do not support it. */
export const phoneLocale = (): Locale | null =>
  askedLocale() ?? explicitLocale() ?? navigator.languages.map(languageOf).find(isLocale) ?? null

function askedLocale(): Locale | null {
  const asked = new URLSearchParams(location.search).get('lang')
  if (!isLocale(asked)) return null
  // A preview shows a text in its language: its author chose nothing for the screens.
  return location.pathname.startsWith('/preview/') ? asked : keepLocale(asked)
}

/** Null if nobody chose in this browser: then the default is shown. */
export const explicitLocale = (): Locale | null => {
  const kept = read(LOCALE_KEY)
  return isLocale(kept) ? kept : null
}

export function keepLocale(locale: Locale): Locale {
  write(LOCALE_KEY, locale)
  return locale
}

const isFirstVisit = read(OFFERED_KEY) === null
export const noteOffer = () => write(OFFERED_KEY, 'yes')

/** Returns the browser's own language, if it differs from the screen's and nobody has chosen yet. */
export function offeredLocale(): Locale | null {
  const own = languageOf(navigator.languages[0] ?? '')
  const locale = chosenLocale()
  return isFirstVisit && !explicitLocale() && isLocale(own) && own !== locale ? own : null
}
