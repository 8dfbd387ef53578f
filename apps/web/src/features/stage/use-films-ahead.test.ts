import { renderHook } from '@testing-library/react'
import type { Workshop } from '@thrive/domain'
import { buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFilmsAhead } from './use-films-ahead.ts'

const MEGABYTE = 1_000_000
const FILM_BYTES = 60 * MEGABYTE

/** A page between any two films, so that the second one is far ahead. */
const workshopWith = (names: string[]): Workshop =>
  buildWorkshop({
    survey: names.flatMap((name, nth) => {
      const own = { file: `${name}.mp4`, poster: null, captions: { nl: `${name}.vtt` } }
      const films = { NL: { title: name, transcript: [], own } }
      return [
        ...[1, 2, 3, 4].map((page) => buildSurveyPage({ page: nth * 5 + page })),
        buildSurveyPage({ page: nth * 5 + 5, kind: 'video', title: name, films }),
      ]
    }),
  })

let fetched: string[]

beforeEach(() => {
  vi.useFakeTimers()
  fetched = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'HEAD') fetched.push(path)
    return new Response('', { headers: { 'content-length': String(FILM_BYTES) } })
  })
  const cache = { keys: async () => [], match: async () => undefined, delete: async () => true }
  vi.stubGlobal('caches', { open: async () => cache })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

async function onPage(workshop: Workshop, page: number, quota: number) {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota }) }, language: 'en' })
  const { unmount } = renderHook(() => useFilmsAhead(workshop, page))
  await vi.advanceTimersByTimeAsync(2_000)
  unmount()
  return fetched.filter((path) => path.endsWith('.mp4'))
}

test('the next two films of the organisation’s own are fetched, however many pages ahead', async () => {
  const workshop = workshopWith(['a1', 'a2', 'a3'])
  expect(await onPage(workshop, 1, 1_000 * MEGABYTE)).toEqual(['/film/a1.mp4', '/film/a2.mp4'])
  expect(await onPage(workshop, 5, 1_000 * MEGABYTE)).toEqual(['/film/a1.mp4', '/film/a2.mp4', '/film/a3.mp4'])
})

test('only one of them is, if both take more than a quarter of what the browser grants', async () => {
  expect(await onPage(workshopWith(['b1', 'b2']), 1, 400 * MEGABYTE)).toEqual(['/film/b1.mp4'])
})
