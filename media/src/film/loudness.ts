import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { AAC, SOUND, SPEECH } from './settings.ts'
import { type Pcm, readPcm, writeWav } from './wav.ts'

export interface Loudness {
  /** Of the whole, in LUFS. */
  loudness: number
  /** The loudest moment as a loudspeaker gets it, in decibels below full scale. */
  peak: number
}

/** As EBU R 128 measures it. */
export function measure(file: string): Loudness {
  const task = ['-hide_banner', '-nostats', '-i', file, '-vn', '-af', 'ebur128=peak=true', '-f', 'null', '-']
  const { stderr } = spawnSync('ffmpeg', task, { encoding: 'utf8' })
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const [, loudness] = /\bI:\s+(-?[\d.]+) LUFS/.exec(summary) ?? []
  const [, peak] = /True peak:\s+Peak:\s+(-?[\d.]+) dBFS/.exec(summary) ?? []
  if (!loudness || !peak) throw new Error(`ffmpeg did not tell how loud ${file} is`)
  return { loudness: Number(loudness), peak: Number(peak) }
}

/** Gives the figures back, or says what is wrong with them: a film that is too loud or too soft is not made. */
export function asLoudAsAllFilms(heard: Loudness): Loudness {
  const { loudness, peak } = heard
  if (Math.abs(loudness - SPEECH.loudness) <= SPEECH.tolerance && peak <= SPEECH.peak) return heard
  throw new Error(
    `the sound has ${loudness} LUFS and a true peak of ${peak} dB; it should have ${SPEECH.loudness} LUFS, ` +
      `${SPEECH.tolerance} more or less, and at most ${SPEECH.peak} dB`,
  )
}

/** Limited at four times the rate, where the peaks between two samples show. */
function limiter(peak: number) {
  const limit = (10 ** (peak / 20)).toFixed(4)
  const fine = `aresample=${SOUND.sampleRate * 4}`
  return `${fine},alimiter=limit=${limit}:attack=2:release=60:level=false,aresample=${SOUND.sampleRate}`
}

const ffmpeg = (from: string, task: readonly string[], to: string) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', from, ...task, '-bitexact', to])

/** What is near enough, of the loudness, and how far below its limit the peak has to stay. */
const NEAR = 0.3
const MARGIN = 0.1
/** Decibels by which the limit comes down at least: smaller steps would never arrive. */
const STEP = 0.2
const ROUNDS = 20

/**
 * Makes speech so loud that the film is as loud as all films are; `finish` adds what else is heard. What counts is the
 * encoded sound: limiting takes loudness away and encoding adds peaks, how much depends on the voice, hence the rounds.
 */
export function level(speech: Pcm, finish: (levelled: Pcm) => Pcm, folder: string, rounds = ROUNDS): string {
  const file = (name: string) => join(folder, name)
  const [raw, limited, whole, encoded] = [file('raw.wav'), file('limited.wav'), file('whole.wav'), file('whole.m4a')]
  writeWav(raw, speech)
  let gain = SPEECH.loudness - measure(raw).loudness
  let { peak } = SOUND
  for (let round = 1; ; round++) {
    ffmpeg(raw, ['-af', `volume=${gain.toFixed(2)}dB,${limiter(peak)}`, '-c:a', 'pcm_s16le'], limited)
    const levelled: Pcm = new Int16Array(speech.length)
    levelled.set(readPcm(limited).subarray(0, speech.length))
    writeWav(whole, finish(levelled))
    ffmpeg(whole, AAC, encoded)
    const heard = measure(encoded)
    const [soft, loud] = [SPEECH.loudness - heard.loudness, heard.peak - (SPEECH.peak - MARGIN)]
    if (Math.abs(soft) <= NEAR && loud <= 0) return whole
    if (round === rounds) {
      asLoudAsAllFilms(heard)
      return whole
    }
    gain += soft
    if (loud > 0) peak -= Math.max(STEP, loud)
  }
}
