import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SOUND } from './settings.ts'
import type { SpeechSound, Voice } from './voice.ts'
import { even, readPcm, trim } from './wav.ts'

interface Settings {
  name: string
  speed: number
  pitch: number
  /** The better voice also tells the moment of every speech sound. */
  fallback: boolean
}

/** At 122 the better one said 192 words a minute between pauses; these speeds stay below 150. */
const BETTER: Settings = { name: 'mb-nl2', speed: 94, pitch: 85, fallback: false }
const FALLBACK: Settings = { name: 'nl', speed: 98, pitch: 80, fallback: true }

/**
 * Both voices are a man's and professor Nova is a woman. Playing them this much faster shortens the vocal tract that
 * is heard, as a raised pitch alone does not; they speak as much slower, so the tempo stays.
 */
const LIFT = 1.13

const DATABASE = ['/usr/share/mbrola/nl2/nl2', '/usr/share/mbrola/nl2']

/** mbrola's Dutch voice where it is installed, else the one that espeak-ng always has. */
const choose = (hasMbrola: boolean) => (hasMbrola && DATABASE.some(existsSync) ? BETTER : FALLBACK)

const options = (voice: Settings) => ['-v', voice.name, '-s', String(voice.speed), '-p', String(voice.pitch)]

const TONE = 'highpass 70 equalizer 220 0.9q 1.5 equalizer 3000 1.2q 2 norm -4'.split(' ')

/** Warm tone, loud enough to tell speech from silence. -D: no dither, so that the same script gives the same bytes. */
function polish(raw: string, clean: string) {
  const format = ['-r', String(SOUND.sampleRate), '-c', '1', '-b', '16']
  execFileSync('sox', ['-D', raw, ...format, clean, 'speed', String(LIFT), ...TONE], { stdio: 'ignore' })
}

/** mbrola writes a line a speech sound: its name, its milliseconds and its pitches. */
function parseSounds(lines: string): SpeechSound[] {
  let start = 0
  return lines.split('\n').flatMap((row) => {
    const [, sound, milliseconds] = /^(\S+)\s+(\d+)/.exec(row) ?? []
    if (!sound) return []
    const from = start
    start += Number(milliseconds) / 1000 / LIFT
    return [{ sound, start: from, end: start }]
  })
}

const tellSounds = (voice: Settings, text: string) =>
  parseSounds(execFileSync('espeak-ng', [...options(voice), '-q', '--pho', text], { encoding: 'utf8' }))

function say(voice: Settings, text: string, folder: string) {
  const raw = join(folder, 'raw.wav')
  const clean = join(folder, 'clean.wav')
  execFileSync('espeak-ng', [...options(voice), '-w', raw, text], { stdio: 'ignore' })
  polish(raw, clean)
  const { pcm, cut } = trim(readPcm(clean))
  const shift = (time: number) => Math.max(0, time - cut)
  const sounds = voice.fallback ? [] : tellSounds(voice, text)
  return { pcm: even(pcm), sounds: sounds.map((s) => ({ ...s, start: shift(s.start), end: shift(s.end) })) }
}

export function dutchVoice(hasMbrola: boolean): Voice {
  const voice = choose(hasMbrola)
  return {
    name: voice.fallback ? `${voice.name}, the fallback` : voice.name,
    fallback: voice.fallback,
    say: async (text, folder) => say(voice, text, folder),
  }
}
