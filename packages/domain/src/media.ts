import type { Locale } from './languages.ts'
import type { Language, Section } from './workshop.ts'

export type CaptionLanguage = 'nl' | 'en'

export const filmPath = (slug: string, section: Section, key: string, language: Language): string =>
  `${stem(slug, section, key, language)}.mp4`

export const posterPath = (slug: string, section: Section, key: string, language: Language): string =>
  `${stem(slug, section, key, language)}.jpg`

export const captionPath = (
  slug: string,
  section: Section,
  key: string,
  language: Language,
  caption: CaptionLanguage,
): string => `${stem(slug, section, key, language)}.${caption}.vtt`

/** By the key of the page, which stays when pages are numbered anew. Only BE has its own folder: every version has NL. */
const stem = (slug: string, section: Section, key: string, language: Language) =>
  `/videos/${slug}/${section}/${language === 'BE' ? 'BE/' : ''}${key}`

/** A file to download, in a language: English has the plain name, the others put theirs before the ending. */
export const downloadPath = (path: string, locale: Locale): string =>
  locale === 'en' ? path : path.replace(/(?=\.\w+$)/, `.${locale}`)
