import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The browser's storage and the server, which has films of the size in their names. */
const stored = new Map<string, Response>()
const filmOf = (megabytes: number, name = 'a') => `/film/${name}-${megabytes}.mp4`
const bytesOf = (path: string) => String(Number(/-(\d+)\./.exec(path)?.[1]) * 1_000_000)
const store = (path: string) =>
  stored.set(`https://thrive.example${path}`, new Response('', { headers: { 'content-length': bytesOf(path) } }))
const kept = () => [...stored.keys()].map((url) => new URL(url).pathname)

let makeRoomFor: typeof import('./own-films.ts').makeRoomFor

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...stored.keys()].map((url) => ({ url })),
      match: async (url: string) => stored.get(url),
      delete: async (path: string) => stored.delete(`https://thrive.example${path}`),
    }),
  })
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 400_000_000 }) } })
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('gone')
      ? new Response('', { status: 404 })
      : new Response('', { headers: { 'content-length': bytesOf(path) } }),
  )
  vi.resetModules()
  makeRoomFor = (await import('./own-films.ts')).makeRoomFor
})
afterEach(() => vi.unstubAllGlobals())

test('own films take a quarter of the storage at most, whether or not the first is stored yet', async () => {
  const [first, second] = [filmOf(60, 'first'), filmOf(50, 'second')]
  expect(await makeRoomFor(first, [first, second])).toBe('room')
  expect(await makeRoomFor(second, [first, second])).toBe('no-room')
  store(first)
  expect(await makeRoomFor(second, [first, second])).toBe('no-room')
  expect(kept()).toEqual([first])
  expect(await makeRoomFor(filmOf(40), [first, filmOf(40)])).toBe('room')
})

test('films that are not among the next make room', async () => {
  store(filmOf(70, 'seen'))
  store('/videos/v2/survey/1-99.mp4')
  expect(await makeRoomFor(filmOf(60), [filmOf(60)])).toBe('room')
  expect(kept()).toEqual(['/videos/v2/survey/1-99.mp4'])
})

test('a film that does not come is told apart from one that does not fit', async () => {
  expect(await makeRoomFor('/film/gone.mp4', [])).toBe('no-film')
  expect(await makeRoomFor(filmOf(101), [])).toBe('no-room')
})
