import { type SurveyPage, shownFilm, type Workshop } from '@thrive/domain'
import { useEffect } from 'react'
import { makeRoomFor } from '../../lib/own-films.ts'
import { waitForServiceWorker } from '../../lib/service-worker.ts'
import { openFilmAhead } from '../../ui/player/film-element.tsx'
import { captionsOf, filmLanguage } from './film-language.ts'

const PAGES_AHEAD = 3
/** The organisation's own films may be large. */
const OWN_AHEAD = 2
const fetched = new Set<string>()

/** Prefetches the films and slides of the next pages; the service worker stores them. */
export function useFilmsAhead(workshop: Workshop, page: number) {
  useEffect(() => {
    const coming = workshop.survey.slice(page, page + PAGES_AHEAD)
    const own = workshop.survey
      .slice(page)
      .filter((next) => ownIn(workshop, next))
      .slice(0, OWN_AHEAD)
    const controller = new AbortController()
    const isDone = (path: string) => fetched.has(path) || controller.signal.aborted
    const fetchAll = async () => {
      await waitForServiceWorker()
      for (const path of coming.flatMap((next) => pathsOf(workshop, next)))
        if (!isDone(path) && (await fetchWhole(path, controller.signal))) fetched.add(path)
      const films = own.map((next) => filesOf(workshop, next).film)
      for (const path of films)
        if (!isDone(path) && (await makeRoomFor(path, films)) === 'room' && (await fetchWhole(path, controller.signal)))
          fetched.add(path)
      const [next] = coming
      if (next?.films && !controller.signal.aborted) openFilmAhead(filesOf(workshop, next).film)
    }
    const idle = setTimeout(() => void fetchAll(), 1_000)
    return () => {
      clearTimeout(idle)
      controller.abort()
    }
  }, [workshop, page])
}

const heardIn = (workshop: Workshop, page: SurveyPage) => filmLanguage(workshop, page) ?? workshop.languages[0] ?? 'NL'
const ownIn = (workshop: Workshop, page: SurveyPage) => page.films?.[heardIn(workshop, page)]?.own

function filesOf(workshop: Workshop, page: SurveyPage) {
  const place = { slug: workshop.slug, section: 'survey', key: page.key, language: heardIn(workshop, page) } as const
  return shownFilm(place, ownIn(workshop, page), captionsOf(workshop))
}

/** Everything but films of the organisation's own, which come afterwards. */
function pathsOf(workshop: Workshop, page: SurveyPage): string[] {
  const slides = page.group?.slides.map(({ image }) => image) ?? []
  if (!page.films) return slides
  const { film, poster, captions } = filesOf(workshop, page)
  if (!ownIn(workshop, page)) return [...slides, poster, film]
  return [...slides, ...(poster ? [poster] : []), ...captions.map(({ path }) => path)]
}

async function fetchWhole(path: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(path, { signal, priority: 'low' }).catch(() => null)
  // Read to its end, or the browser would not cache it.
  return response?.ok === true && (await response.arrayBuffer().catch(() => null)) !== null
}
