import rooms from 'virtual:rooms'
import type { Response as Answer } from '@thrive/contract'
import { CAPTION_LANGUAGES, type FilmPlace, filmFiles, type Workshop } from '@thrive/domain'
import { isOwnFilm, makeRoomFor } from '../../lib/own-films.ts'
import { languageAmong } from '../stage/film-language.ts'

export type PublishedFilm = Answer<'GET /api/version/films/:slug'>['films'][number]

export interface RoomFilms {
  allCaptions: boolean
  first: FilmPlace
  /** Paths of all films of the version, in the language in which they will be heard here, and of its slides. */
  paths: string[]
  hasSlides: boolean
  /** The files that belong to these films. */
  beside: string[]
  /** True if films of the organisation's own come while the team plays. */
  hasLater: boolean
}

/** As many films of the organisation's own as are kept ahead; they may be large. */
const OWN_AHEAD = 2

export const captionLanguages = (all: boolean) => CAPTION_LANGUAGES.filter((language) => all || language !== 'fr')

const noFilm = (slug: string): FilmPlace => ({ slug, section: 'survey', key: '1', language: 'NL' })

export function roomFilms(
  { slug, languages, locale }: Pick<Workshop, 'slug' | 'languages' | 'locale'>,
  own: readonly PublishedFilm[] = [],
): RoomFilms {
  const { films = [], slides = [], allCaptions = false } = rooms[slug] ?? {}
  const heard = films.map(
    ({ section, key, spoken }): FilmPlace => ({
      slug,
      section,
      key,
      language: languageAmong({ languages, locale }, spoken) ?? languages[0] ?? 'NL',
    }),
  )
  const ownOf = ({ section, key, language }: FilmPlace) =>
    own.find((film) => film.section === section && film.key === key && film.language === language)
  const released = heard.filter((film) => !ownOf(film))
  const ours = heard.flatMap((film) => ownOf(film) ?? [])
  const ahead = ours.slice(0, OWN_AHEAD)
  return {
    allCaptions,
    first: released[0] ?? noFilm(slug),
    paths: [...released.map((film) => filmFiles(film).film), ...ahead.map(({ film }) => film), ...slides],
    hasSlides: slides.length > 0,
    beside: [
      ...released
        .map(filmFiles)
        .flatMap(({ poster, captions }) => [poster, ...captionLanguages(allCaptions).map(captions)]),
      ...ahead.flatMap(({ poster, captions }) => [...(poster ? [poster] : []), ...captions.map(({ path }) => path)]),
    ],
    hasLater: ours.length > ahead.length,
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

/**
 * Reads the response to its end, or the browser would not cache it. A film of the organisation's own has to fit beside
 * the other ones of this check.
 */
export async function fetchWhole(path: string, all: readonly string[] = []): Promise<'came' | 'no-room' | 'no-film'> {
  const room = isOwnFilm(path) ? await makeRoomFor(path, all) : 'room'
  if (room !== 'room') return room
  const response = await fetch(path).catch(() => null)
  const body = response?.ok ? await response.arrayBuffer().catch(() => null) : null
  return body ? 'came' : 'no-film'
}
