import { type FilmLanguage, type Locale, SPOKEN } from '@thrive/domain'

/** How a film ends where nothing is to be done after it: another film follows, or the professor has said goodbye. */
type Ending = 'film' | 'goodbye'

/** By version and page. A test holds it against the pages. */
export const ENDINGS: Readonly<Record<string, Readonly<Record<string, Ending>>>> = {
  v1: { 'survey/6': 'film', 'survey/13': 'film', 'survey/20': 'film', 'results/4': 'goodbye' },
  v2: { 'survey/26': 'film' },
}

const WORDS: Record<Ending, Record<Locale, string>> = {
  film: { en: 'Another film follows', nl: 'Er volgt nog een film', fr: 'Un autre film suit' },
  goodbye: {
    en: 'See you at your triangle',
    nl: 'Tot ziens bij jullie driehoek',
    fr: 'À bientôt, autour de votre triangle',
  },
}

/** What the last card says instead of handing over to the team; null where the team begins. */
export function closingWords(slug: string, page: string, language: FilmLanguage): string | null {
  const ending = ENDINGS[slug]?.[page]
  return ending ? WORDS[ending][SPOKEN[language]] : null
}
