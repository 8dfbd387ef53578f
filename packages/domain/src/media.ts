import type { Language, Section } from './workshop.ts'

export type CaptionLanguage = 'nl' | 'en'

export const filmPath = (slug: string, section: Section, page: number, language: Language): string =>
  `${stem(slug, section, page, language)}.mp4`

export const posterPath = (slug: string, section: Section, page: number, language: Language): string =>
  `${stem(slug, section, page, language)}.jpg`

export const captionPath = (
  slug: string,
  section: Section,
  page: number,
  language: Language,
  caption: CaptionLanguage,
): string => `${stem(slug, section, page, language)}.${caption}.vtt`

/** Only BE has its own folder; NL is the edition that every version has. */
const stem = (slug: string, section: Section, page: number, language: Language) =>
  `/videos/${slug}/${section}/${language === 'BE' ? 'BE/' : ''}${page}`
