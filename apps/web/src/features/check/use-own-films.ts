import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { hasFields, isList, isListOf, isRecord, isText } from '../../lib/shape.ts'
import type { PublishedFilm } from './films.ts'

const isPublished = isRecord<{ films: PublishedFilm[] }>({
  films: isListOf(hasFields<PublishedFilm>({ key: isText, film: isText, poster: isText, captions: isList })),
})

/** The organisation's own films of the published edition; none without a network. */
export function useOwnFilms(slug: string): readonly PublishedFilm[] {
  const [films, setFilms] = useState<readonly PublishedFilm[]>([])
  useEffect(() => {
    let gone = false
    call('GET /api/version/films/:slug', { slug }, isPublished)
      .then((found) => gone || setFilms(found.films))
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [slug])
  return films
}
