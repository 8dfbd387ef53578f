import { m } from '@thrive/words'
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { play as playIcon } from '../layout/icon-paths.ts'
import { useFullScreen } from '../layout/use-full-screen.ts'
import { Controls, type LanguageChoice } from './controls.tsx'
import { FilmElement, type FilmTrack } from './film-element.tsx'
import './player.css'
import { useCaptions } from './use-captions.ts'
import { isAtEnd, useVideo, type Video } from './use-video.ts'

export interface PlayerProps {
  /** A new source starts from the beginning. */
  src: string
  title: string
  poster?: string | undefined
  captions: readonly FilmTrack[]
  /** The languages in which it can be heard. */
  spoken?: LanguageChoice | undefined
  /** The language of the captions shown, or null for none. */
  captionLanguage: string | null
  onCaptionLanguage: (language: string | null) => void
  /** The default language when captions are switched on. */
  usualCaptions: string
  /** Starts without a click as soon as this is true, if the browser allows it; otherwise a large play button shows. */
  autoPlay?: boolean | undefined
  /** True if the control that started the film had the focus and is gone, so that the film takes it. */
  takesFocus?: boolean | undefined
  /** True if something covers the film, so that it pauses, and then continues if it was playing. */
  held?: boolean | undefined
  onPlaying?: (() => void) | undefined
  /** Called whenever it starts, stops or seeks. */
  onMoves?: ((moves: boolean, seconds: number, length: number) => void) | undefined
  handle?: RefObject<FilmHandle | null> | undefined
  onEnded: () => void
  /** Called if the film cannot be loaded, or does not arrive within 20 seconds. */
  onFailed: () => void
}

/** Controls the film from outside the player. */
export interface FilmHandle extends Pick<Video, 'play' | 'pause'> {
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
  const setWaiting = useLoadTimeout(props.onFailed)
  const { playing, ended } = video.state
  const isPainted = useIsPainted()

  useImperativeHandle(props.handle, () => ({
    play: video.play,
    pause: video.pause,
    rewind: (seconds) => video.seek((element.current?.currentTime ?? 0) - seconds),
  }))
  const reportMove = (moves: boolean) =>
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

  const resumes = useRef(false)
  const hold = useEffectEvent(() => {
    if (resumes.current) video.play()
    // The element knows at once whether it plays; the state follows later, after the film was covered.
    resumes.current = held && element.current?.paused === false
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
      <FilmElement
        src={src}
        title={title}
        poster={poster}
        captions={captions}
        element={element}
        events={{
          ...video.events,
          pause: () => {
            video.read()
            reportMove(false)
          },
          seeked: () => {
            video.read()
            reportMove(element.current?.paused === false)
            if (element.current && isAtEnd(element.current)) props.onEnded()
          },
          loadedmetadata: () => reportMove(false),
          waiting: () => {
            setWaiting(true)
            reportMove(false)
          },
          canplay: () => setWaiting(false),
          playing: () => {
            setWaiting(false)
            reportMove(true)
            props.onPlaying?.()
          },
          ended: () => {
            video.read()
            reportMove(false)
            props.onEnded()
          },
          error: () => {
            setWaiting(false)
            props.onFailed()
          },
        }}
      />
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
      {isPainted && (
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
      )}
    </div>
  )
}

/** False until the page with the film has been painted: a new page does not wait for the film's keys. */
function useIsPainted() {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  return isPainted
}

const TIMEOUT_MS = 20_000

/** Gives up after waiting for a while: a network that neither delivers nor fails must not keep a room waiting. */
function useLoadTimeout(onGiveUp: () => void) {
  const [waiting, setWaiting] = useState(true)
  const giveUp = useEffectEvent(onGiveUp)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(giveUp, TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return setWaiting
}

const SLEEP_AFTER_MS = 3000

/** Awake while a pointer moves or touches; asleep when it leaves or rests. */
function useAwake() {
  const [awake, setAwake] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const wake = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), SLEEP_AFTER_MS)
    setAwake(true)
  }
  const sleep = () => {
    clearTimeout(timer.current)
    setAwake(false)
  }
  return { awake, wake, sleep }
}
