import rooms from 'virtual:rooms'
import { CAPTION_LANGUAGES, type FilmPlace, filmFiles, type Workshop } from '@thrive/domain'
import { languageAmong } from '../stage/film-language.ts'

export interface RoomFilms {
  allCaptions: boolean
  first: FilmPlace
  /** Paths of all films of the version, in the language in which they will be heard here. */
  paths: string[]
  /** The files that belong to these films. */
  beside: string[]
}

export const captionLanguages = (all: boolean) => CAPTION_LANGUAGES.filter((language) => all || language !== 'fr')

const noFilm = (slug: string): FilmPlace => ({ slug, section: 'survey', key: '1', language: 'NL' })

export function roomFilms({ slug, languages, locale }: Pick<Workshop, 'slug' | 'languages' | 'locale'>): RoomFilms {
  const { films = [], allCaptions = false } = rooms[slug] ?? {}
  const heard = films.map(
    ({ section, key, spoken }): FilmPlace => ({
      slug,
      section,
      key,
      language: languageAmong({ languages, locale }, spoken) ?? languages[0] ?? 'NL',
    }),
  )
  return {
    allCaptions,
    first: heard[0] ?? noFilm(slug),
    paths: heard.map((film) => filmFiles(film).film),
    beside: heard
      .map(filmFiles)
      .flatMap(({ poster, captions }) => [poster, ...captionLanguages(allCaptions).map(captions)]),
  }
}

/** Counts how many of these films the service worker has cached. */
export async function countKept(paths: readonly string[]): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const cache = await caches.open('films').catch(() => null)
  const requests = (await cache?.keys().catch(() => [])) ?? []
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname))
  return paths.filter((path) => kept.has(path)).length
}

/** Reads the response to its end, or the browser would not cache it. */
export async function fetchWhole(path: string): Promise<boolean> {
  const response = await fetch(path).catch(() => null)
  if (!response?.ok) return false
  return (await response.arrayBuffer().catch(() => null)) !== null
}
