import { m } from '@thrive/words'

const NAMES: Record<string, () => string> = {
  NL: m.language_dutch,
  BE: m.studio_spoken_belgian,
  EN: m.language_english,
  FR: m.language_french,
}

/** The language that a film is spoken in, in words. */
export const filmLanguageName = (spoken: string): string => NAMES[spoken]?.() ?? spoken
