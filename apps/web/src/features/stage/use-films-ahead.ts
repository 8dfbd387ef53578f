import { filmFiles, type SurveyPage, type Workshop } from '@thrive/domain'
import { useEffect } from 'react'
import { waitForServiceWorker } from '../../lib/service-worker.ts'
import { openFilmAhead } from '../../ui/player/film-element.tsx'
import { filmLanguage } from './film-language.ts'

const PAGES_AHEAD = 3
const fetched = new Set<string>()

/** Prefetches the films and slides of the next pages; the service worker stores them. */
export function useFilmsAhead(workshop: Workshop, page: number) {
  useEffect(() => {
    const { slug, survey, languages } = workshop
    const filesOf = (next: SurveyPage) =>
      filmFiles({
        slug,
        section: 'survey',
        key: next.key,
        language: filmLanguage(workshop, next) ?? languages[0] ?? 'NL',
      })
    const pathsOf = (next: SurveyPage) => {
      const slides = next.group?.slides.map(({ image }) => image) ?? []
      const { poster, film } = filesOf(next)
      return next.films ? [...slides, poster, film] : slides
    }
    const coming = survey.slice(page, page + PAGES_AHEAD)
    const controller = new AbortController()
    const fetchAll = async () => {
      await waitForServiceWorker()
      for (const path of coming.flatMap(pathsOf)) {
        if (fetched.has(path) || controller.signal.aborted) continue
        const response = await fetch(path, { signal: controller.signal, priority: 'low' }).catch(() => null)
        // Read to its end, or the browser would not cache it.
        if (response?.ok && (await response.arrayBuffer().catch(() => null))) fetched.add(path)
      }
      const [next] = coming
      if (next?.films && !controller.signal.aborted) openFilmAhead(filesOf(next).film)
    }
    const idle = setTimeout(() => void fetchAll(), 1_000)
    return () => {
      clearTimeout(idle)
      controller.abort()
    }
  }, [workshop, page])
}
