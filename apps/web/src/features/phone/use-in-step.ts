import type { FilmFact } from '@thrive/domain'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { filmNow } from './room-clock.ts'

/** Beyond this the film jumps: one that ran faster would be heard. */
const APART_SECONDS = 0.35
const LOOK_MS = 250
/** What a jump may cost on a slow computer; longer is a film that has not arrived. */
const MOST_COST_SECONDS = 2

/** Keeps a film where the room's is, and says whether it is there. A browser that allows no sound yet plays it muted. */
export function useInStep(
  video: RefObject<HTMLVideoElement | null>,
  film: FilmFact | null,
  ahead: number,
  onSilenced: () => void,
): boolean {
  const [isInStep, setInStep] = useState(true)
  /** How long the last jump took, in seconds: the next one lands that much further. */
  const cost = useRef(0)
  const jumpedAt = useRef<number | null>(null)
  const silenced = useRef(onSilenced)
  silenced.current = onSilenced

  useEffect(() => {
    const look = () => {
      const shown = video.current
      if (!shown || !film || shown.readyState === 0) return
      if (jumpedAt.current !== null) {
        // It is still on its way, unless it has to wait for the film itself.
        if (shown.readyState < HTMLMediaElement.HAVE_FUTURE_DATA || shown.seeking) return
        cost.current = Math.min(MOST_COST_SECONDS, (Date.now() - jumpedAt.current) / 1000)
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
