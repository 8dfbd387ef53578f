import { type RefObject, useState } from 'react'

/** The volume of the room; kept from film to film. */
const loudness = { volume: 1, muted: false }

export interface VideoState {
  playing: boolean
  ended: boolean
  time: number
  duration: number
  volume: number
  muted: boolean
}

/** A paused video that is moved to its end is there before its `ended` says so, and does not always fire that event. */
export const isAtEnd = ({ ended, currentTime, duration }: HTMLVideoElement) => ended || currentTime >= duration

/** The state of a video element, updated by its own events, and a few commands. */
export function useVideo(ref: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<VideoState>({ playing: false, ended: false, time: 0, duration: 0, ...loudness })

  const read = () => {
    const video = ref.current
    if (!video) return
    const { paused, currentTime, duration, volume, muted } = video
    const ended = isAtEnd(video)
    Object.assign(loudness, { volume, muted })
    setState({
      playing: !paused && !ended,
      ended,
      time: currentTime,
      duration: Number.isFinite(duration) ? duration : 0,
      volume,
      muted,
    })
  }

  const play = () => {
    // Refused without a gesture, or abandoned for another film: the video stays paused and shows its play button.
    ref.current?.play()?.catch(() => read())
  }

  return {
    state,
    play,
    pause: () => ref.current?.pause(),
    recallLoudness: () => {
      if (ref.current) Object.assign(ref.current, loudness)
    },
    toggle: () => (state.playing ? ref.current?.pause() : play()),
    seek: (time: number) => {
      if (ref.current) ref.current.currentTime = Math.min(state.duration, Math.max(0, time))
      read()
    },
    setVolume: (volume: number) => {
      if (ref.current) Object.assign(ref.current, { volume, muted: volume === 0 })
    },
    toggleMuted: () => {
      if (ref.current) ref.current.muted = !state.muted
    },
    events: {
      play: read,
      timeupdate: read,
      durationchange: read,
      volumechange: read,
    },
    read,
  }
}

export type Video = ReturnType<typeof useVideo>
