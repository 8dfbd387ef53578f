import { type CaptionLanguage, type Cue, cueWords, type FilmPlace, type OwnFilm, shownFilm } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useRef, useState } from 'react'
import { cssVars } from '../../../ui/layout/css-vars.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { pause, play } from '../../../ui/layout/icon-paths.ts'
import { clockText } from '../../../ui/player/clock-text.ts'

interface FilmStageProps {
  place: FilmPlace
  own: OwnFilm | null
  cues: readonly Cue[]
  language: CaptionLanguage
  onMoment: (moment: { at: number; length: number }) => void
  /** Where an author went in the list of captions. */
  seek: { to: number } | null
}

/** The film in use with its captions as they are edited, and where they stand in it. */
export function FilmStage({ place, own, cues, language, onMoment, seek }: FilmStageProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [{ at, length, isPlaying }, setState] = useState({ at: 0, length: 0, isPlaying: false })
  const files = shownFilm(place, own ?? undefined, [])
  const now = cues.find(({ from, to }) => at >= from && at < to)
  useEffect(() => {
    if (seek && video.current) video.current.currentTime = seek.to
  }, [seek])
  const read = () => {
    const film = video.current
    if (!film) return
    const next = { at: film.currentTime, length: Number.isFinite(film.duration) ? film.duration : 0 }
    setState({ ...next, isPlaying: !film.paused })
    onMoment(next)
  }
  const toggle = () => (video.current?.paused ? void video.current.play() : video.current?.pause())
  const share = (seconds: number) => `${length ? (100 * seconds) / length : 0}%`
  return (
    <div className="miniplay">
      {/* biome-ignore lint/a11y/useMediaCaption: the captions that are being edited are shown below */}
      <video
        ref={video}
        key={files.film}
        src={files.film}
        poster={files.poster || undefined}
        playsInline
        preload="metadata"
        aria-label={m.film_film()}
        onTimeUpdate={read}
        onLoadedMetadata={read}
        onPlay={read}
        onPause={read}
      />
      {now && (
        <p className="cap" lang={language}>
          <span>{cueWords(now)}</span>
        </p>
      )}
      <div className="ctl">
        <button type="button" aria-label={isPlaying ? m.film_pause() : m.film_play()} onClick={toggle}>
          <Icon path={isPlaying ? pause : play} />
        </button>
        <div className="tline">
          <span className="played" style={cssVars({ '--at': share(at) })} />
          {cues.map(({ from, to }) => (
            <i
              key={`${from} ${to}`}
              className={now?.from === from ? 'on' : undefined}
              style={cssVars({ '--from': share(from), '--long': share(to - from) })}
            />
          ))}
          <input
            type="range"
            aria-label={m.film_where()}
            min={0}
            max={length || 1}
            step={0.1}
            value={at}
            aria-valuetext={clockText(at)}
            onChange={({ target }) => {
              if (video.current) video.current.currentTime = Number(target.value)
            }}
          />
        </div>
        <span className="num">
          {clockText(at)} / {clockText(length)}
        </span>
      </div>
    </div>
  )
}
