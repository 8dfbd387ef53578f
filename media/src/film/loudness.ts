import { execFileSync, spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { AAC, SOUND, SPEECH } from './settings.ts'

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

/** Limited at four times the rate, where the peaks between two samples show. */
function limiter(peak: number) {
  const limit = (10 ** (peak / 20)).toFixed(4)
  const fine = `aresample=${SOUND.sampleRate * 4}`
  return `${fine},alimiter=limit=${limit}:attack=2:release=60:level=false,aresample=${SOUND.sampleRate}`
}

const ffmpeg = (from: string, task: readonly string[], to: string) =>
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', from, ...task, '-bitexact', to])

const CLOSE = 0.1
const ROUNDS = 6

/**
 * Makes a sound as loud as all films are. What counts is the encoded sound: limiting takes loudness away and encoding
 * adds peaks, how much depends on the voice, hence the rounds.
 */
export function level(wav: string) {
  const [made, encoded] = [`${wav}.level.wav`, `${wav}.level.m4a`]
  let gain = SPEECH.loudness - measure(wav).loudness
  let { peak } = SOUND
  for (let round = 0; round < ROUNDS; round++) {
    ffmpeg(wav, ['-af', `volume=${gain.toFixed(2)}dB,${limiter(peak)}`, '-c:a', 'pcm_s16le'], made)
    ffmpeg(made, AAC, encoded)
    const heard = measure(encoded)
    const [soft, loud] = [SPEECH.loudness - heard.loudness, heard.peak - (SPEECH.peak - CLOSE)]
    if (Math.abs(soft) <= CLOSE && loud <= 0) break
    gain += soft
    peak -= Math.max(0, loud)
  }
  renameSync(made, wav)
}
