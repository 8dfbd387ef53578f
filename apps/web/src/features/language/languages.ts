import { LANGUAGES, LOCALES } from '@thrive/domain'

/** Each by its own name, for whoever reads no other. */
export const LANGUAGE_OPTIONS = LOCALES.map((locale) => ({ value: locale, label: LANGUAGES[locale], lang: locale }))
