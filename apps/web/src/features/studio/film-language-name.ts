import { type FilmLanguage, LANGUAGES } from '@thrive/domain'
import { m } from '@thrive/words'

const NAMES: Record<string, () => string> = {
  NL: m.language_dutch,
  BE: m.studio_spoken_belgian,
  EN: m.language_english,
  FR: m.language_french,
}

/** The language that a film is spoken in, in the language of the screen. */
export const filmLanguageName = (spoken: string): string => NAMES[spoken]?.() ?? spoken

/** The same, as its speakers call it. */
export const OWN_NAMES: Record<FilmLanguage, string> = {
  NL: LANGUAGES.nl,
  BE: 'Nederlands (België)',
  EN: LANGUAGES.en,
  FR: LANGUAGES.fr,
}
