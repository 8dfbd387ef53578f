import { m } from '@thrive/words'
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { play as playIcon } from '../layout/icon-paths.ts'
import { useFullScreen } from '../layout/use-full-screen.ts'
import { Controls, type LanguageChoice } from './controls.tsx'
import './player.css'
import { useAwake } from './use-awake.ts'
import { useCaptions } from './use-captions.ts'
import { usePatience } from './use-patience.ts'
import { useVideo, type Video } from './use-video.ts'

export interface PlayerProps {
  /** A new source starts from the beginning. */
  src: string
  title: string
  poster?: string | undefined
  captions: readonly { language: string; label: string; src: string }[]
  /** The languages in which it can be heard. */
  spoken?: LanguageChoice | undefined
  /** The language of the captions shown, or null for none. */
  captionLanguage: string | null
  onCaptionLanguage: (language: string | null) => void
  /** In which they come when they are switched on. */
  usualCaptions: string
  /** Starts without a click as soon as this is true, if the browser allows it; otherwise a large play button shows. */
  autoPlay?: boolean | undefined
  /** The control that started the film had the focus and is gone, so the film gets it. */
  takesFocus?: boolean | undefined
  /** Something covers the film, so it pauses, and continues afterwards if it was playing. */
  held?: boolean | undefined
  onPlaying?: (() => void) | undefined
  /** Told whenever it begins or ceases to move, or jumps; and how to start and stop it. */
  onMoves?: ((moves: boolean, seconds: number, length: number) => void) | undefined
  hands?: RefObject<Hands | null> | undefined
  onEnded: () => void
  /** The film cannot be loaded, or does not arrive within 20 seconds. */
  onFailed: () => void
}

/** How others than its own keys move it. */
export interface Hands extends Pick<Video, 'play' | 'pause'> {
  rewind: (seconds: number) => void
}

export function Player(props: PlayerProps) {
  return <Film key={props.src} {...props} />
}

function Film(props: PlayerProps) {
  const { src, title, poster, captions, captionLanguage, onCaptionLanguage, usualCaptions } = props
  const { autoPlay = false, takesFocus = false, held = false } = props
  const frame = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const cover = useRef<HTMLButtonElement>(null)
  const video = useVideo(element)
  const lines = useCaptions(element, captionLanguage)
  const screen = useFullScreen(frame)
  const { awake, wake, sleep } = useAwake()
  const setWaiting = usePatience(props.onFailed)
  const { playing, ended } = video.state

  useImperativeHandle(props.hands, () => ({
    play: video.play,
    pause: video.pause,
    rewind: (seconds) => video.seek((element.current?.currentTime ?? 0) - seconds),
  }))
  const tell = (moves: boolean) =>
    element.current && props.onMoves?.(moves, element.current.currentTime, element.current.duration)

  const recall = useEffectEvent(video.recallLoudness)
  useEffect(() => recall(), [])
  const start = useEffectEvent(video.play)
  useEffect(() => {
    if (autoPlay) start()
  }, [autoPlay])
  useEffect(() => {
    if (takesFocus) cover.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const goesOn = useRef(false)
  const hold = useEffectEvent(() => {
    if (goesOn.current) video.play()
    goesOn.current = held && playing
    if (held) video.pause()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: being covered is what changed
  useEffect(() => hold(), [held])

  // The first touch on a sleeping player shows its controls; a click, or a second touch, plays or pauses.
  const touched = useRef(false)
  const onPointerDown = (event: PointerEvent) => {
    touched.current = event.pointerType === 'touch' && !awake && playing
    wake()
  }

  return (
    <div
      ref={frame}
      className={classNames('player', awake && 'show')}
      onPointerDown={onPointerDown}
      onPointerMove={wake}
      onPointerLeave={(event) => event.pointerType === 'mouse' && sleep()}
    >
      <video
        ref={element}
        src={src}
        poster={poster}
        title={title}
        playsInline
        preload="auto"
        {...video.events}
        onPause={() => {
          video.read()
          tell(false)
        }}
        onSeeked={() => {
          video.read()
          tell(element.current?.paused === false)
        }}
        onLoadedMetadata={() => tell(false)}
        onWaiting={() => {
          setWaiting(true)
          tell(false)
        }}
        onCanPlay={() => setWaiting(false)}
        onPlaying={() => {
          setWaiting(false)
          tell(true)
          props.onPlaying?.()
        }}
        onEnded={() => {
          video.read()
          tell(false)
          props.onEnded()
        }}
        onError={() => {
          setWaiting(false)
          props.onFailed()
        }}
      >
        {captions.map((track) => (
          <track key={track.language} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
        ))}
      </video>
      <button
        ref={cover}
        type="button"
        className="cover"
        tabIndex={playing || ended ? -1 : undefined}
        aria-label={playing ? m.player_pause() : m.player_play()}
        onClick={() => !touched.current && video.toggle()}
      >
        {!playing && !ended && <Icon path={playIcon} />}
      </button>
      {lines.length > 0 && (
        <p className="cap" lang={captionLanguage ?? undefined} aria-hidden="true">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      <Controls
        video={video}
        spoken={props.spoken}
        captions={{
          languages: captions,
          language: captionLanguage,
          usual: usualCaptions,
          onChange: onCaptionLanguage,
        }}
        fullScreen={screen}
      />
    </div>
  )
}
