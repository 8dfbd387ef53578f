import type { FilmFact } from '@thrive/domain'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { filmNow } from './room-clock.ts'

/** Beyond this the film seeks: faster playback would be audible. */
const APART_SECONDS = 0.35
const LOOK_MS = 250
/** The longest a seek may take on a slow computer; beyond this the film has not loaded. */
const MAX_COST_SECONDS = 2

/** Keeps a film in sync with the room's, and returns whether it is. Browsers that block sound play it muted. */
export function useInStep(
  video: RefObject<HTMLVideoElement | null>,
  film: FilmFact | null,
  ahead: number,
  onSilenced: () => void,
): boolean {
  const [isInStep, setInStep] = useState(true)
  /** How long the last seek took, in seconds: the next one aims that much further ahead. */
  const cost = useRef(0)
  const jumpedAt = useRef<number | null>(null)
  const silenced = useRef(onSilenced)
  silenced.current = onSilenced

  useEffect(() => {
    const look = () => {
      const shown = video.current
      if (!shown || !film || shown.readyState === 0) return
      if (jumpedAt.current !== null) {
        // Still seeking, or waiting for data.
        if (shown.readyState < HTMLMediaElement.HAVE_FUTURE_DATA || shown.seeking) return
        cost.current = Math.min(MAX_COST_SECONDS, (Date.now() - jumpedAt.current) / 1000)
        jumpedAt.current = null
      }
      const { duration } = shown
      const there = Math.min(filmNow(film, Date.now() + ahead), duration || Number.POSITIVE_INFINITY)
      const isNear = Math.abs(shown.currentTime - there) <= APART_SECONDS
      setInStep(isNear)
      if (!isNear) {
        jumpedAt.current = Date.now()
        shown.currentTime = film.playing ? there + cost.current : there
      }
      if (film.playing && shown.paused && there < duration) play(shown)
      else if (!film.playing && !shown.paused) shown.pause()
    }
    const play = (shown: HTMLVideoElement) =>
      shown.play().catch((error: DOMException) => {
        if (error.name !== 'NotAllowedError' || shown.muted) return
        silenced.current()
        shown.muted = true
        shown.play().catch(() => {})
      })
    look()
    const timer = setInterval(look, LOOK_MS)
    const shown = video.current
    shown?.addEventListener('loadedmetadata', look)
    shown?.addEventListener('playing', look)
    return () => {
      clearInterval(timer)
      shown?.removeEventListener('loadedmetadata', look)
      shown?.removeEventListener('playing', look)
    }
  }, [video, film, ahead])
  return isInStep
}
