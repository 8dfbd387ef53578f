import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VOICES } from '../paths.ts'
import { KOKORO_RATE, synthesise } from '../voice/kokoro.ts'
import { MODEL_SHA256 } from '../voice/parts.ts'
import { type Accent, phonemes } from './phonemes.ts'
import { SOUND } from './settings.ts'
import type { Voice } from './voice.ts'
import { even, readPcm, trim } from './wav.ts'

const SPOKEN = join(VOICES, 'spoken')

/** A sentence costs seconds to speak, so it is kept under everything that decides how it sounds. */
async function spoken(voice: string, speed: number, signs: string) {
  const key = createHash('sha256').update([MODEL_SHA256, voice, speed, signs].join('\0')).digest('hex').slice(0, 32)
  const file = join(SPOKEN, `${key}.f32`)
  if (existsSync(file)) return file
  const samples = await synthesise(voice, speed, signs)
  mkdirSync(SPOKEN, { recursive: true })
  const aside = `${file}.${process.pid}`
  writeFileSync(aside, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  renameSync(aside, file)
  return file
}

const TONE = 'highpass 70 norm -4'.split(' ')

/** Twice as many samples, and loud enough to tell speech from silence. -D: no dither, so that the same script gives the same bytes. */
function polish(raw: string, clean: string) {
  const from = ['-t', 'f32', '-r', String(KOKORO_RATE), '-c', '1', raw]
  execFileSync('sox', ['-D', ...from, '-r', String(SOUND.sampleRate), '-b', '16', clean, ...TONE], { stdio: 'ignore' })
}

/** A woman's voice as it is. It does not tell the moments of its speech sounds: mouths follow the sound. */
export const neuralVoice = (name: string, accent: Accent, speed: number): Voice => ({
  name,
  fallback: false,
  async say(text, folder) {
    const clean = join(folder, 'clean.wav')
    polish(await spoken(name, speed, phonemes(accent, text)), clean)
    return { pcm: even(trim(readPcm(clean)).pcm), sounds: [] }
  },
})
