/** The organisation's own films may take this part of what the browser grants, so that answers and the app have room. */
const SHARE = 1 / 4
export const FILMS = 'films'
const OWN = '/film/'
/** Sizes of films that got room here: the service worker stores a film only after it has passed it on. */
const granted = new Map<string, number>()
export const isOwnFilm = (path: string): boolean => path.startsWith(OWN)

/**
 * Says whether a film of the organisation's own may be stored ahead. Drops stored ones that are not among the next, if
 * there would be no room otherwise.
 */
export async function makeRoomFor(path: string, next: readonly string[]): Promise<'room' | 'no-room' | 'no-film'> {
  if (!('caches' in globalThis) || !navigator.storage?.estimate) return 'no-room'
  const { quota = 0 } = await navigator.storage.estimate().catch(() => ({ quota: 0 }))
  const bytes = await sizeOf(path)
  if (bytes === null) return 'no-film'
  const cache = await caches.open(FILMS)
  const kept = await keptOwn(cache)
  const coming = [...granted]
    .filter(([one]) => next.includes(one) && !kept.some((film) => film.path === one))
    .map(([one, size]) => ({ path: one, bytes: size }))
  let used = [...kept, ...coming].reduce((sum, film) => sum + (film.path === path ? 0 : film.bytes), 0)
  for (const film of kept) {
    if (used + bytes <= quota * SHARE) break
    if (next.includes(film.path)) continue
    await cache.delete(film.path)
    used -= film.bytes
  }
  if (used + bytes > quota * SHARE) return 'no-room'
  granted.set(path, bytes)
  return 'room'
}

async function sizeOf(path: string): Promise<number | null> {
  const response = await fetch(path, { method: 'HEAD' }).catch(() => null)
  const length = response?.ok ? response.headers.get('content-length') : null
  return length === null ? null : Number(length)
}

async function keptOwn(cache: Cache): Promise<{ path: string; bytes: number }[]> {
  const found: { path: string; bytes: number }[] = []
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname
    if (!isOwnFilm(path)) continue
    const response = await cache.match(url)
    found.push({ path, bytes: Number(response?.headers.get('content-length') ?? 0) })
  }
  return found
}
