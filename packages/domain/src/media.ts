import type { Locale } from './languages.ts'
import { filePath } from './upload.ts'
import type { FilmLanguage, OwnFilm, Section, SurveyPage, Workshop } from './workshop.ts'

export const FILM_LANGUAGES: readonly FilmLanguage[] = ['NL', 'BE', 'EN', 'FR']

/** Every film has captions in these languages. */
export const CAPTION_LANGUAGES = ['nl', 'en', 'fr'] as const
export type CaptionLanguage = (typeof CAPTION_LANGUAGES)[number]

/** The language spoken in each film edition. */
export const SPOKEN: Readonly<Record<FilmLanguage, CaptionLanguage>> = { NL: 'nl', BE: 'nl', EN: 'en', FR: 'fr' }

/** The languages in which a page's film is available. */
export const spokenIn = ({ films }: Pick<SurveyPage, 'films'>): FilmLanguage[] =>
  FILM_LANGUAGES.filter((language) => films?.[language])

interface FilmChoice {
  spoken: readonly FilmLanguage[]
  /** The editions that a team is asked to choose from. */
  asked: readonly FilmLanguage[]
  chosen: FilmLanguage | null
  /** The interface language; null if nobody chose it. */
  screens: Locale | null
}

/** The film language: chosen for films, or implied by the interface language. Null if the team must be asked. */
export function heardIn({ spoken, asked, chosen, screens }: FilmChoice): FilmLanguage | null {
  const own = FILM_LANGUAGES.find((language) => SPOKEN[language] === screens && !asked.includes(language))
  const found = [chosen, own].find((language) => language && spoken.includes(language))
  return found ?? (asked.length > 1 ? null : (asked[0] ?? 'NL'))
}

/** A page's film in one language. The page's key is stable when pages are renumbered. */
export interface FilmPlace {
  slug: string
  section: Section
  key: string
  language: FilmLanguage
}

/** Paths of a film's files. NL has no folder, because every version has it. */
export function filmFiles({ slug, section, key, language }: FilmPlace) {
  const stem = `/videos/${slug}/${section}/${language === 'NL' ? '' : `${language}/`}${key}`
  return {
    film: `${stem}.mp4`,
    poster: `${stem}.webp`,
    captions: (caption: CaptionLanguage) => `${stem}.${caption}.vtt`,
  }
}

export interface ShownFilm {
  film: string
  /** Empty if there is none. */
  poster: string
  captions: { language: CaptionLanguage; path: string }[]
}

/** Paths of the film that a page shows: the organisation's own, or the release's with captions in these languages. */
export function shownFilm(
  place: FilmPlace,
  own: OwnFilm | undefined,
  captioned: readonly CaptionLanguage[],
): ShownFilm {
  if (own)
    return {
      film: filePath.film(own.file),
      poster: own.poster ? filePath.picture(own.poster) : '',
      captions: CAPTION_LANGUAGES.flatMap((language) => {
        const file = own.captions[language]
        return file ? [{ language, path: filePath.captions(file) }] : []
      }),
    }
  const { film, poster, captions } = filmFiles(place)
  return { film, poster, captions: captioned.map((language) => ({ language, path: captions(language) })) }
}

/** Path of a download in a language: English has the plain name, others insert their code before the extension. */
export const downloadPath = (path: string, locale: Locale): string =>
  locale === 'en' ? path : path.replace(/(?=\.\w+$)/, `.${locale}`)

/** All films of the organisation's own, in the order of their pages. */
export const ownFilms = ({ slug, survey, results }: Pick<Workshop, 'slug' | 'survey' | 'results'>) =>
  [
    ...survey.map((page) => ({ page, section: 'survey' as const })),
    ...results.map((page) => ({ page, section: 'results' as const })),
  ].flatMap(({ page: { key, films }, section }) =>
    FILM_LANGUAGES.flatMap((language) => {
      const own = films?.[language]?.own
      return own ? [{ section, key, language, ...shownFilm({ slug, section, key, language }, own, []) }] : []
    }),
  )
