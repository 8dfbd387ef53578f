import { useEffect, useState } from 'react'

/** The lengths of films by their paths, as the browser reads them from the beginning of each. */
export function useFilmSeconds(paths: readonly string[]): Readonly<Record<string, number>> {
  const [seconds, setSeconds] = useState<Record<string, number>>({})
  const list = paths.join()
  useEffect(() => {
    const films = list.split(',').map((path) => {
      const film = document.createElement('video')
      film.preload = 'metadata'
      film.onloadedmetadata = () => setSeconds((known) => ({ ...known, [path]: film.duration }))
      film.src = path
      return film
    })
    return () => {
      for (const film of films) {
        film.onloadedmetadata = null
        film.removeAttribute('src')
      }
    }
  }, [list])
  return seconds
}
