import rooms from 'virtual:rooms'
import {
  CAPTION_LANGUAGES,
  captionPath,
  type FilmLanguage,
  filmPath,
  posterPath,
  type Section,
  type Workshop,
} from '@thrive/domain'
import { languageAmong } from '../stage/film-language.ts'

interface Film {
  section: Section
  key: string
  heard: FilmLanguage
}

export interface RoomFilms {
  slug: string
  allCaptions: boolean
  first: Film
  /** Paths of all films of the version, in the language in which they will be heard here. */
  paths: string[]
  /** What belongs to each of them. */
  beside: string[]
}

export const captionLanguages = (all: boolean) => CAPTION_LANGUAGES.filter((language) => all || language !== 'fr')

const NO_FILM: Film = { section: 'survey', key: '1', heard: 'NL' }

export function roomFilms({ slug, languages, locale }: Pick<Workshop, 'slug' | 'languages' | 'locale'>): RoomFilms {
  const { films = [], allCaptions = false } = rooms[slug] ?? {}
  const heard = films.map(
    ({ section, key, spoken }): Film => ({
      section,
      key,
      heard: languageAmong({ languages, locale }, spoken) ?? languages[0] ?? 'NL',
    }),
  )
  return {
    slug,
    allCaptions,
    first: heard[0] ?? NO_FILM,
    paths: heard.map((film) => filmPath(slug, film.section, film.key, film.heard)),
    beside: heard.flatMap((film) => [
      posterPath(slug, film.section, film.key, film.heard),
      ...captionLanguages(allCaptions).map((caption) => captionPath(slug, film.section, film.key, film.heard, caption)),
    ]),
  }
}

/** How many of these films the service worker keeps. */
export async function countKept(paths: readonly string[]): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const cache = await caches.open('films').catch(() => null)
  const requests = (await cache?.keys().catch(() => [])) ?? []
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname))
  return paths.filter((path) => kept.has(path)).length
}

/** Read to its end, or the browser would not keep it. */
export async function fetchWhole(path: string): Promise<boolean> {
  const response = await fetch(path).catch(() => null)
  if (!response?.ok) return false
  return (await response.arrayBuffer().catch(() => null)) !== null
}
