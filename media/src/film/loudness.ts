import { execFileSync, spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import { SOUND, SPEECH } from './settings.ts'

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
const limiter = () => {
  const limit = 10 ** (SOUND.peak / 20)
  const fine = `aresample=${SOUND.sampleRate * 4}`
  return `${fine},alimiter=limit=${limit.toFixed(4)}:attack=2:release=60:level=false,aresample=${SOUND.sampleRate}`
}

const CLOSE = 0.1
const ROUNDS = 4

/** Makes a sound as loud as all films are. Limiting takes some loudness away, hence the rounds. */
export function level(wav: string) {
  const made = `${wav}.level.wav`
  let gain = SPEECH.loudness - measure(wav).loudness
  for (let round = 0; round < ROUNDS; round++) {
    const sound = ['-af', `volume=${gain.toFixed(2)}dB,${limiter()}`, '-c:a', 'pcm_s16le', '-bitexact']
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', wav, ...sound, made])
    const off = SPEECH.loudness - measure(made).loudness
    if (Math.abs(off) <= CLOSE) break
    gain += off
  }
  renameSync(made, wav)
}
