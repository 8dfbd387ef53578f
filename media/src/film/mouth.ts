import type { Mouth } from '../art/mouths.ts'
import { PICTURE, SOUND } from './settings.ts'
import { bandShares } from './spectrum.ts'
import type { Cue } from './track.ts'
import type { Pcm } from './wav.ts'

/** One mouth shape a frame: from speech sounds where the voice tells them, otherwise from the sound itself. */

const HOP = SOUND.sampleRate / PICTURE.fps

/** mbrola's (SAMPA) speech sounds of Dutch; the first match wins. */
const SHAPES: readonly (readonly [RegExp, Mouth])[] = [
  [/^[pbm]$/, 'closed'],
  [/^[fvw]$/, 'fv'],
  [/^(Au|aI|a:?|A:?|a:i|\{|V|Q)$/, 'wide'],
  [/^(O|O:|o:?|o:i|u:?|u:i|y:?|yu|2:?|9y?|9|OI|Y|U|@U)$/, 'round'],
  [/^(i:?|I|e:?|E:|Ei|eI|j|s|z|S|Z|i:u|e:u|3:)$/, 'ee'],
  [/^(E|@|e@|r=|3)$/, 'mid'],
  [/^_/, 'rest'],
]
const shapeOf = (sound: string): Mouth => SHAPES.find(([pattern]) => pattern.test(sound))?.[1] ?? 'small'

/** Loudness of each frame, 1 = loud speech. */
export function levels(pcm: Pcm, frames: number): Float32Array {
  const loudness = Float32Array.from({ length: frames }, (_, k) => {
    const frame = pcm.subarray(Math.round(k * HOP), Math.round((k + 1) * HOP))
    return Math.sqrt(frame.reduce((sum, value) => sum + (value / 32_768) ** 2, 0) / HOP)
  })
  const loud = loudness.toSorted()[Math.floor(frames * 0.93)] || 1e-3
  return loudness.map((value) => Math.min(1, value / loud))
}

/** The lips move a little ahead of the sound. */
const AHEAD = 0.03

/** Vowels shape the mouth beyond their own short time; lip sounds win over vowels. */
const LAYERS: readonly { shapes: readonly Mouth[]; before: number; after: number }[] = [
  { shapes: ['rest', 'small'], before: 0, after: 0 },
  { shapes: ['mid', 'ee', 'round', 'wide'], before: 0.035, after: 0.045 },
  { shapes: ['closed', 'fv'], before: 0, after: 0 },
]

function fromSounds(cues: readonly Cue[], level: Float32Array): Mouth[] {
  const mouths = new Array<Mouth>(level.length).fill('rest')
  const sounds = cues.flatMap((cue) => cue.sounds).map((sound) => ({ ...sound, shape: shapeOf(sound.sound) }))
  for (const { shapes, before, after } of LAYERS) {
    for (const { shape, start, end } of sounds.filter((sound) => shapes.includes(sound.shape))) {
      const first = Math.max(0, Math.round((start - before - AHEAD) * PICTURE.fps))
      const last = Math.min(mouths.length, Math.round((end + after - AHEAD) * PICTURE.fps))
      for (let k = first; k < last; k++) mouths[k] = soften(shape, Math.max(level[k] ?? 0, level[k + 1] ?? 0))
    }
  }
  return mouths
}

/** Soft vowels open less; the end of a sentence does not shout. */
function soften(shape: Mouth, level: number): Mouth {
  if (shape === 'wide' && level < 0.4) return 'mid'
  if (shape === 'mid' && level < 0.18) return 'small'
  return shape
}

const QUIET = 0.05

const fromSpectrum = (pcm: Pcm, level: Float32Array): Mouth[] =>
  Array.from(level, (value, k) => {
    if (value < QUIET) return 'rest'
    const { low, high } = bandShares(pcm, (k + 0.5) * HOP, SOUND.sampleRate)
    if (high > 0.42) return 'ee'
    if (value < 0.26) return 'small'
    if (low > 0.93 && value < 0.85) return 'round'
    return value < 0.66 ? 'mid' : 'wide'
  })

const isShut = (shape: Mouth | undefined) => shape === 'rest' || shape === 'closed'

/** No flicker of a single frame (but lips may close for one); no jump from shut to wide open. */
function smooth(mouths: readonly Mouth[]): Mouth[] {
  const steady = mouths.map((shape, k): Mouth => {
    const before = mouths[k - 1]
    const after = mouths[k + 1]
    const alone = before !== undefined && after !== undefined && shape !== before && shape !== after
    return alone && shape !== 'closed' && shape !== 'fv' ? before : shape
  })
  return steady.map((shape, k) =>
    shape === 'wide' && (isShut(steady[k - 1]) || isShut(steady[k + 1])) ? 'mid' : shape,
  )
}

export function mouthTrack(pcm: Pcm, cues: readonly Cue[], level: Float32Array) {
  const told = cues.every((cue) => cue.sounds.length > 0)
  return smooth(told ? fromSounds(cues, level) : fromSpectrum(pcm, level))
}
