import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { repeatable } from '../art/random.ts'
import { asLoudAsAllFilms, level, measure } from './loudness.ts'
import { AAC, SOUND } from './settings.ts'
import { withStings } from './sting.ts'
import type { Pcm } from './wav.ts'

const folder = mkdtempSync(join(tmpdir(), 'loudness-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SECONDS = 7
/** Speech between the cards, with the loudness that `strength` gives for each moment. */
const speech = (strength: (time: number) => number): Pcm => {
  const random = repeatable('speech')
  return Int16Array.from({ length: SECONDS * SOUND.sampleRate }, (_, i) => {
    const time = i / SOUND.sampleRate
    const silent = time < SOUND.lead || time > SECONDS - SOUND.tail
    return silent ? 0 : Math.round((random() * 2 - 1) * strength(time) * 32_767)
  })
}

/** Crackles over a murmur: encoding such a sound adds peaks. */
const crackling = speech((time) => (time % 0.11 < 0.002 ? 1 : 0.02 + 0.06 * Math.abs(Math.sin(time * 9))))
const ticking = speech((time) => (time % 1 < 0.0005 ? 1 : 0))

it('makes a film as loud as all others, with its stings and as it is encoded', { timeout: 240_000 }, () => {
  const film = join(folder, 'film.m4a')
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', level(crackling, withStings, folder), ...AAC, film])
  const heard = measure(film)
  expect(asLoudAsAllFilms(heard)).toEqual(heard)
})

it('refuses a sound that cannot be made so loud, with its figures', { timeout: 120_000 }, () => {
  expect(() => level(ticking, withStings, folder, 3)).toThrow(/the sound has -\d.* LUFS and a true peak of/)
})

it.each([
  { loudness: -17, peak: -1.9 },
  { loudness: -15.9, peak: -3 },
  { loudness: -18.1, peak: -3 },
])('calls $loudness LUFS with a peak of $peak dB wrong', (heard) => {
  expect(() => asLoudAsAllFilms(heard)).toThrow(`${heard.loudness} LUFS`)
})
