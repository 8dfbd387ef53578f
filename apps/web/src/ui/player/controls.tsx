import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { Icon } from '../layout/icon.tsx'
import {
  captions as captionsIcon,
  fullScreen,
  fullScreenExit,
  mute,
  pause,
  play,
  volume,
} from '../layout/icon-paths.ts'
import { clockText } from './clock-text.ts'
import './controls.css'
import { Scrub } from './scrub.tsx'
import type { Video } from './use-video.ts'

export interface CaptionChoice {
  languages: readonly { language: string; label: string }[]
  language: string | null
  /** The default language when captions are switched on. */
  usual: string
  onChange: (language: string | null) => void
}

export interface LanguageChoice {
  languages: readonly string[]
  language: string
  onChange: (language: string) => void
}

export interface ControlsProps {
  video: Video
  spoken?: LanguageChoice | undefined
  captions: CaptionChoice
  fullScreen: { on: boolean; toggle: () => void; available: boolean }
}

export function Controls({ video, spoken, captions, fullScreen: screen }: ControlsProps) {
  const { playing, time, duration, muted, volume: loud } = video.state
  return (
    <div className="ctrl">
      <Key icon={playing ? pause : play} label={playing ? m.player_pause() : m.player_play()} onClick={video.toggle} />
      <Scrub time={time} duration={duration} onSeek={video.seek} />
      <span className="time num">
        {clockText(time)} / {clockText(duration)}
      </span>
      {spoken && spoken.languages.length > 1 && <SpokenKey {...spoken} />}
      <CaptionKeys {...captions} />
      <span className="sound">
        <Key
          icon={muted ? mute : volume}
          label={muted ? m.player_sound_on() : m.player_mute()}
          onClick={video.toggleMuted}
        />
        <input
          className="loud"
          type="range"
          aria-label={m.player_volume()}
          aria-valuetext={inPercent(Math.round((muted ? 0 : loud) * 100))}
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : loud}
          onChange={(event) => video.setVolume(Number(event.target.value))}
        />
      </span>
      {screen.available && (
        <Key
          icon={screen.on ? fullScreenExit : fullScreen}
          label={screen.on ? m.full_screen_leave() : m.full_screen()}
          onClick={screen.toggle}
        />
      )}
    </div>
  )
}

function SpokenKey({ languages, language, onChange }: LanguageChoice) {
  return (
    <select
      className="key spoken"
      aria-label={m.film_language()}
      title={m.film_language()}
      value={language}
      onChange={(event) => onChange(event.target.value)}
    >
      {languages.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  )
}

function CaptionKeys({ languages, language, usual, onChange }: CaptionChoice) {
  if (languages.length === 0) return null
  const on = language !== null
  return (
    <span className="captions">
      <Key icon={captionsIcon} label={m.film_captions()} pressed={on} onClick={() => onChange(on ? null : usual)} />
      {on &&
        languages.length > 1 &&
        languages.map((each) => (
          <button
            key={each.language}
            type="button"
            className="key"
            aria-label={m.film_captions_in({ language: each.label })}
            aria-pressed={each.language === language}
            onClick={() => onChange(each.language)}
          >
            {each.language.toUpperCase()}
          </button>
        ))}
    </span>
  )
}

function Key(props: { icon: string; label: string; pressed?: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="key"
      aria-label={props.label}
      title={props.label}
      aria-pressed={props.pressed}
      onClick={props.onClick}
    >
      <Icon path={props.icon} />
    </button>
  )
}
