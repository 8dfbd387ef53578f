import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilmScript } from '@thrive/content'
import { LOCALES, type Locale } from '@thrive/domain'
import { captionCues, webvtt } from './captions.ts'
import { asLoudAsAllFilms, type Loudness, measure } from './loudness.ts'
import type { Pronunciation } from './pronounce.ts'
import { shootFilm } from './shoot.ts'
import { speak } from './track.ts'
import type { Voice } from './voice.ts'

/** Where the files of a film go. */
export interface FilmFiles extends Record<Locale, string> {
  film: string
  poster: string
}
export interface FilmOrder {
  id: string
  script: FilmScript
  voice: Voice
  pronunciation: Pronunciation
  files: FilmFiles
}

interface Made extends Loudness {
  seconds: number
  wordsPerMinute: number
}

/** Voice, captions, mouth and pictures together: one mp4, its poster and its caption tracks. */
export async function makeFilm(order: FilmOrder): Promise<Made> {
  const { id, script, voice, pronunciation, files } = order
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    const track = await speak(script, voice, pronunciation, folder)
    const captions = captionCues(track.cues)
    for (const locale of LOCALES) writeFileSync(files[locale], webvtt(captions, locale))
    await shootFilm({ id, script, track, film: files.film, poster: files.poster, folder })
    return { seconds: track.seconds, wordsPerMinute: track.wordsPerMinute, ...asLoudAsAllFilms(measure(files.film)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
