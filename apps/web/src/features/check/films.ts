import rooms from 'virtual:rooms'
import { CAPTION_LANGUAGES, type FilmPlace, filmFiles, type Workshop } from '@thrive/domain'
import { languageAmong } from '../stage/film-language.ts'

export interface RoomFilms {
  allCaptions: boolean
  first: FilmPlace
  /** Paths of all films of the version, in the language in which they will be heard here, and of its slides. */
  paths: string[]
  hasSlides: boolean
  /** The files that belong to these films. */
  beside: string[]
}

export const captionLanguages = (all: boolean) => CAPTION_LANGUAGES.filter((language) => all || language !== 'fr')

const noFilm = (slug: string): FilmPlace => ({ slug, section: 'survey', key: '1', language: 'NL' })

export function roomFilms({ slug, languages, locale }: Pick<Workshop, 'slug' | 'languages' | 'locale'>): RoomFilms {
  const { films = [], slides = [], allCaptions = false } = rooms[slug] ?? {}
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
    paths: [...heard.map((film) => filmFiles(film).film), ...slides],
    hasSlides: slides.length > 0,
    beside: heard
      .map(filmFiles)
      .flatMap(({ poster, captions }) => [poster, ...captionLanguages(allCaptions).map(captions)]),
  }
}

/** Counts how many of these films and slides the service worker has cached. */
export async function countKept(paths: readonly string[]): Promise<number> {
  if (!('caches' in globalThis)) return 0
  const kept = new Set([...(await keptIn('films')), ...(await keptIn('pictures'))])
  return paths.filter((path) => kept.has(path)).length
}

async function keptIn(name: string): Promise<string[]> {
  const cache = await caches.open(name).catch(() => null)
  const requests = (await cache?.keys().catch(() => [])) ?? []
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Reads the response to its end, or the browser would not cache it. */
export async function fetchWhole(path: string): Promise<boolean> {
  const response = await fetch(path).catch(() => null)
  if (!response?.ok) return false
  return (await response.arrayBuffer().catch(() => null)) !== null
}
