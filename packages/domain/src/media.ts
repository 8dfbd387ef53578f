import type { Locale } from './languages.ts'
import type { FilmLanguage, Section, SurveyPage } from './workshop.ts'

export const FILM_LANGUAGES: readonly FilmLanguage[] = ['NL', 'BE', 'EN', 'FR']

/** Every film has captions in these. */
export const CAPTION_LANGUAGES = ['nl', 'en', 'fr'] as const
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number]

/** The tag of what is spoken. */
export const SPOKEN: Readonly<Record<FilmLanguage, CaptionLanguage>> = { NL: 'nl', BE: 'nl', EN: 'en', FR: 'fr' }

/** The languages in which a page's film can be heard. */
export const spokenIn = ({ films }: Pick<SurveyPage, 'films'>): FilmLanguage[] =>
  FILM_LANGUAGES.filter((language) => films?.[language])

interface Hearing {
  spoken: readonly FilmLanguage[]
  /** The editions between which a team is asked to choose. */
  asked: readonly FilmLanguage[]
  chosen: FilmLanguage | null
  /** The language of the screens; null where nobody chose it. */
  screens: Locale | null
}

/** What the films are heard in: what the team chose for them, or for its screens. Null where it has to be asked. */
export function heardIn({ spoken, asked, chosen, screens }: Hearing): FilmLanguage | null {
  const own = FILM_LANGUAGES.find((language) => SPOKEN[language] === screens && !asked.includes(language))
  const found = [chosen, own].find((language) => language && spoken.includes(language))
  return found ?? (asked.length > 1 ? null : (asked[0] ?? 'NL'))
}

export const filmPath = (slug: string, section: Section, key: string, language: FilmLanguage): string =>
  `${stem(slug, section, key, language)}.mp4`

export const posterPath = (slug: string, section: Section, key: string, language: FilmLanguage): string =>
  `${stem(slug, section, key, language)}.jpg`

export const captionPath = (
  slug: string,
  section: Section,
  key: string,
  language: FilmLanguage,
  caption: CaptionLanguage,
): string => `${stem(slug, section, key, language)}.${caption}.vtt`

/** By the key of the page, which stays when pages are numbered anew. Only NL has no folder: every version has it. */
const stem = (slug: string, section: Section, key: string, language: FilmLanguage) =>
  `/videos/${slug}/${section}/${language === 'NL' ? '' : `${language}/`}${key}`

/** A file to download, in a language: English has the plain name, the others put theirs before the ending. */
export const downloadPath = (path: string, locale: Locale): string =>
  locale === 'en' ? path : path.replace(/(?=\.\w+$)/, `.${locale}`)
