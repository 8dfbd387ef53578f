import { filmPath, posterPath, type SurveyPage, type Workshop } from '@thrive/domain'
import { useEffect } from 'react'
import { untilKeeping } from '../../lib/service-worker.ts'
import { filmLanguage } from './film-language.ts'

const PAGES_AHEAD = 3
const fetched = new Set<string>()

/** The films of the next pages are fetched while the team is on this one; the service worker keeps them. */
export function useFilmsAhead(workshop: Workshop, page: number) {
  useEffect(() => {
    const { slug, survey, languages } = workshop
    const heard = (next: SurveyPage) => filmLanguage(workshop, next) ?? languages[0] ?? 'NL'
    const coming = survey.slice(page, page + PAGES_AHEAD).filter((next) => next.films)
    const controller = new AbortController()
    const fetchAll = async () => {
      await untilKeeping()
      for (const next of coming)
        for (const path of [posterPath, filmPath].map((pathOf) => pathOf(slug, 'survey', next.key, heard(next)))) {
          if (fetched.has(path) || controller.signal.aborted) continue
          const response = await fetch(path, { signal: controller.signal, priority: 'low' }).catch(() => null)
          // Read to its end, or the browser would not keep it.
          if (response?.ok && (await response.arrayBuffer().catch(() => null))) fetched.add(path)
        }
      const [next] = coming
      if (next?.page === page + 1 && !controller.signal.aborted) warm(filmPath(slug, 'survey', next.key, heard(next)))
    }
    const idle = setTimeout(() => void fetchAll(), 1_000)
    return () => {
      clearTimeout(idle)
      controller.abort()
    }
  }, [workshop, page])
}

/** A separate, invisible film element reads the beginning of the film, so that the one on the page starts at once. */
function warm(src: string) {
  const film = document.createElement('video')
  film.preload = 'auto'
  film.muted = true
  film.src = src
}
