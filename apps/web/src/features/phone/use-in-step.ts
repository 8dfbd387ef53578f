import type { FilmFact } from '@thrive/domain'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { filmNow } from './room-clock.ts'

/** Beyond this the film jumps: one that ran faster would be heard. */
const APART_SECONDS = 0.35
const LOOK_MS = 500

/** Keeps a film where the room's is, and says whether it is there. A browser that allows no sound yet plays it muted. */
export function useInStep(
  video: RefObject<HTMLVideoElement | null>,
  film: FilmFact | null,
  ahead: number,
  onSilenced: () => void,
): boolean {
  const [isInStep, setInStep] = useState(true)
  const silenced = useRef(onSilenced)
  silenced.current = onSilenced

  useEffect(() => {
    const look = () => {
      const shown = video.current
      if (!shown || !film || shown.readyState === 0) return
      const there = filmNow(film, Date.now() + ahead)
      const isOver = Number.isFinite(shown.duration) && there >= shown.duration
      const apart = Math.abs(shown.currentTime - Math.min(there, shown.duration || there))
      if (apart > APART_SECONDS) shown.currentTime = there
      setInStep(apart <= APART_SECONDS && !shown.seeking)
      if (film.playing && shown.paused && !isOver) {
        shown.play().catch((error: DOMException) => {
          if (error.name !== 'NotAllowedError' || shown.muted) return
          silenced.current()
          shown.muted = true
          shown.play().catch(() => {})
        })
      } else if (!film.playing && !shown.paused) shown.pause()
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [video, film, ahead])
  return isInStep
}
