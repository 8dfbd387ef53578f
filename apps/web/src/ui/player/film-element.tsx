import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

const EVENTS = [
  'play',
  'pause',
  'playing',
  'waiting',
  'canplay',
  'timeupdate',
  'durationchange',
  'volumechange',
  'loadedmetadata',
  'seeked',
  'ended',
  'error',
] as const

export type FilmEvents = Record<(typeof EVENTS)[number], () => void>

export interface FilmTrack {
  language: string
  label: string
  src: string
}

interface FilmElementProps {
  src: string
  title: string
  poster: string | undefined
  captions: readonly FilmTrack[]
  /** Set before the effects of whoever draws this. */
  element: RefObject<HTMLVideoElement | null>
  events: FilmEvents
}

let ahead: HTMLVideoElement | null = null

/** Opens a film before its page is shown. The page takes this element, which then starts at once. */
export function openFilmAhead(src: string) {
  if (ahead?.getAttribute('src') !== src) ahead = openFilm(src)
}

function openFilm(src: string) {
  const film = document.createElement('video')
  film.preload = 'auto'
  film.playsInline = true
  film.src = src
  return film
}

function takeFilm(src: string) {
  const film = ahead?.getAttribute('src') === src && !ahead.error ? ahead : openFilm(src)
  ahead = null
  return film
}

/** A film's own element, which may have been opened ahead; therefore it is put on the page by hand. */
export function FilmElement({ src, title, poster = '', captions, element, events }: FilmElementProps) {
  const place = useRef<HTMLDivElement>(null)
  const report = useEffectEvent((name: keyof FilmEvents) => events[name]())
  useLayoutEffect(() => {
    const film = takeFilm(src)
    const listening = new AbortController()
    for (const name of EVENTS) film.addEventListener(name, () => report(name), { signal: listening.signal })
    place.current?.append(film)
    element.current = film
    // It said so before this page took it.
    if (film.readyState >= HTMLMediaElement.HAVE_METADATA) {
      report('durationchange')
      report('loadedmetadata')
    }
    if (film.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) report('canplay')
    return () => {
      listening.abort()
      film.remove()
      // Stops what is still being loaded.
      film.removeAttribute('src')
      film.load()
    }
  }, [src, element])
  useLayoutEffect(() => {
    if (element.current) Object.assign(element.current, { title, poster })
  }, [element, title, poster])
  const tracks = JSON.stringify(captions)
  useLayoutEffect(() => {
    const wanted = JSON.parse(tracks) as FilmTrack[]
    element.current?.replaceChildren(...wanted.map(trackElement))
  }, [element, tracks])
  return <div ref={place} className="film-place" />
}

function trackElement({ src, language: srclang, label }: FilmTrack) {
  return Object.assign(document.createElement('track'), { kind: 'captions', src, srclang, label })
}
