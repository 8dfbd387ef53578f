import { type FilmFact, type Locale, SPOKEN } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/layout/icon.tsx'
import { saved } from '../../ui/layout/icon-paths.ts'
import { useCaptions } from '../../ui/player/use-captions.ts'
import '../../ui/player/player.css'
import type { RoomPage } from './api.ts'
import { again } from './icon-paths.ts'
import type { Sound } from './own-sound.tsx'
import { shownFilm } from './shown-film.ts'
import { useInStep } from './use-in-step.ts'

interface Props {
  page: RoomPage
  film: FilmFact | null
  lang: Locale | null
  ahead: number
  isDown: boolean
  sound: Sound
  /** Called if the browser blocks sound before the first gesture. */
  onSilenced: () => void
}

/** The room's film, without controls: the room plays, pauses and seeks; the volume is the viewer's own. */
export function FollowFilm({ page, film, lang, ahead, isDown, sound, onSilenced }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const shown = shownFilm(page, film, lang)
  const { isMuted, loudness } = sound
  useEffect(() => {
    if (video.current) video.current.volume = loudness
  }, [loudness])
  const inStep = useInStep(video, film, ahead, onSilenced)
  const lines = useCaptions(video, shown ? (lang && lang !== 'en' ? lang : SPOKEN[shown.language]) : null)
  if (!shown) return null
  return (
    <div className="player show">
      <video
        ref={video}
        src={shown.path}
        poster={shown.poster}
        muted={isMuted}
        playsInline
        preload="auto"
        crossOrigin="anonymous"
      >
        {shown.captions.map(({ language, path }) => (
          <track key={path} kind="captions" srcLang={language} src={path} />
        ))}
      </video>
      <span className="instep" role="status">
        <Icon path={inStep && !isDown ? saved : again} />
        {inStep && !isDown ? m.phone_follow_in_step() : m.phone_follow_catching()}
      </span>
      {lines.length > 0 && (
        <div className="cap">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
    </div>
  )
}
