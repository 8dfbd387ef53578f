import { CARD, NOTES, SOUND } from './settings.ts'
import type { Pcm } from './wav.ts'

/** Three soft wooden notes at both ends of a film, made by arithmetic. They never sound together with speech. */

const note = (semitones: number) => 392 * 2 ** (semitones / 12)

type Note = readonly [start: number, pitch: number, strength: number]
interface Tune {
  seconds: number
  /** Brings the tune to −22 LUFS, five below the speech; measured, as the tune never changes. */
  gain: number
  notes: readonly Note[]
}

const TUNES = {
  /** Rises and stays open: sol, do, mi. */
  opening: {
    seconds: CARD.opening,
    gain: 0.228,
    notes: [
      [NOTES[0], note(0), 0.8],
      [NOTES[1], note(5), 0.85],
      [NOTES[2], note(9), 1],
      [NOTES[2], note(-7), 0.35],
    ],
  },
  /** Comes home: mi, do, with the low do under it. */
  closing: {
    seconds: CARD.closing,
    gain: 0.215,
    notes: [
      [0.05, note(9), 0.8],
      [0.3, note(7), 0.7],
      [0.55, note(5), 1],
      [0.55, note(-7), 0.5],
      [0.55, note(-3), 0.3],
    ],
  },
} as const satisfies Record<string, Tune>

/** A bar of wood struck with a soft mallet: the tone, its octave, and a fourth partial that dies quickly. */
function strike(t: number, pitch: number) {
  const wave = (partial: number, fade: number) => Math.sin(2 * Math.PI * pitch * partial * t) * Math.exp(-t * fade)
  return Math.min(1, t / 0.006) * (wave(1, 4.2) + wave(2, 6) * 0.12 + wave(3.93, 22) * 0.18)
}

/** Two quiet echoes make the room. */
const ECHOES = [
  [0.061, 0.16],
  [0.113, 0.09],
] as const
const FADE = 0.35

export function sting(name: keyof typeof TUNES): Pcm {
  const { seconds, gain, notes }: Tune = TUNES[name]
  const rate = SOUND.sampleRate
  const track = new Float64Array(Math.round(seconds * rate))
  for (const [start, pitch, strength] of notes)
    for (let i = Math.round(start * rate); i < track.length; i++)
      track[i] = (track[i] ?? 0) + strength * strike(i / rate - start, pitch)
  for (const [delay, share] of ECHOES) {
    const back = Math.round(delay * rate)
    for (let i = track.length - 1; i >= back; i--) track[i] = (track[i] ?? 0) + (track[i - back] ?? 0) * share
  }
  const faded = (value: number, i: number) => value * Math.min(1, (track.length - 1 - i) / (FADE * rate))
  return Int16Array.from(track, (value, i) => Math.round(faded(value, i) * gain * 32_767))
}

/** The spoken track with a sting at both ends, where it is silent. */
export function withStings(speech: Pcm): Pcm {
  const track = speech.slice()
  track.set(sting('opening'), 0)
  const closing = sting('closing')
  track.set(closing, track.length - closing.length)
  return track
}
