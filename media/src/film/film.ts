import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilmScript } from '@thrive/content'
import { captionCues, webvtt } from './captions.ts'
import { truePeak } from './peak.ts'
import { shootFilm } from './shoot.ts'
import { speak } from './track.ts'
import type { Voice } from './voice.ts'

/** Where the four files of a film go. */
export interface FilmFiles {
  film: string
  poster: string
  nl: string
  en: string
}
export interface FilmOrder {
  id: string
  script: FilmScript
  voice: Voice
  files: FilmFiles
}

interface Made {
  seconds: number
  wordsPerMinute: number
  peak: number
}

/** Voice, captions, mouth and pictures together: one mp4, its poster and its two caption tracks. */
export async function makeFilm(order: FilmOrder): Promise<Made> {
  const { id, script, voice, files } = order
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    const track = speak(script, voice, folder)
    const captions = captionCues(track.cues)
    writeFileSync(files.nl, webvtt(captions, 'nl'))
    writeFileSync(files.en, webvtt(captions, 'en'))
    await shootFilm({ id, script, track, film: files.film, poster: files.poster, folder })
    return { seconds: track.seconds, wordsPerMinute: track.wordsPerMinute, peak: truePeak(files.film) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
