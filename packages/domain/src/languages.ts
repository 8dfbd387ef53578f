/** The interface languages, each by its own name. Untranslated texts stay English. */
export const LANGUAGES = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
} as const

export type Locale = keyof typeof LANGUAGES

export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]]

export type Translated = Exclude<Locale, 'en'>
export const TRANSLATED = LOCALES.filter((locale): locale is Translated => locale !== 'en')

/** Sets the initial language in the web app's page, and leaves only the links to files in that language. */
export const pageIn = (html: string, locale: Locale) =>
  html
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace(/<link [^>]*hreflang="(\w+)"[^>]*>/g, (link, lang) => (lang === locale ? link : ''))
