/** The languages of the screens, each by its own name. What is not translated stays English. */
export const LANGUAGES = {
  en: 'English',
  nl: 'Nederlands',
  fr: 'Français',
} as const

export type Locale = keyof typeof LANGUAGES

export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]]

/** Those that are translated. */
export type Translated = Exclude<Locale, 'en'>
export const TRANSLATED = LOCALES.filter((locale): locale is Translated => locale !== 'en')
