import type { FilmLanguage, Locale, Section, SurveyPage } from './workshop.ts'

export const FILM_LANGUAGES: readonly FilmLanguage[] = ['NL', 'BE', 'EN', 'FR']

/** The tag of what is spoken. Every film has captions in all of these. */
export const SPOKEN: Readonly<Record<FilmLanguage, Locale>> = { NL: 'nl', BE: 'nl', EN: 'en', FR: 'fr' }

/** The languages in which a page's film can be heard. */
export const spokenIn = ({ films }: Pick<SurveyPage, 'films'>): FilmLanguage[] =>
  FILM_LANGUAGES.filter((language) => films?.[language])

export const filmPath = (slug: string, section: Section, key: string, language: FilmLanguage): string =>
  `${stem(slug, section, key, language)}.mp4`

export const posterPath = (slug: string, section: Section, key: string, language: FilmLanguage): string =>
  `${stem(slug, section, key, language)}.jpg`

export const captionPath = (
  slug: string,
  section: Section,
  key: string,
  language: FilmLanguage,
  caption: Locale,
): string => `${stem(slug, section, key, language)}.${caption}.vtt`

/** By the key of the page, which stays when pages are numbered anew. Only NL has no folder: every version has it. */
const stem = (slug: string, section: Section, key: string, language: FilmLanguage) =>
  `/videos/${slug}/${section}/${language === 'NL' ? '' : `${language}/`}${key}`
