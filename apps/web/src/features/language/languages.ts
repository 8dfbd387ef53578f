import { LANGUAGES, LOCALES } from '@thrive/domain'

/** Each language by its own name, for visitors who read no other. */
export const LANGUAGE_OPTIONS = LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale], lang: locale }))
