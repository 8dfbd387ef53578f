import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type FilmFiles, makeFilm } from './film/film.ts'
import { readPronunciation } from './film/pronounce.ts'
import { chooseVoice } from './film/voice.ts'
import type { FilmPlan } from './films.ts'
import { whereIs } from './paths.ts'

/** At most 40 KB for 1920×1080, because a page waits for it. */
const POSTER = { quality: 50, effort: 6 }

/** Makes one film; the parent process sends the order. */
const [{ id, language, script, files }] = (await once(process, 'message')) as [FilmPlan]
const voice = chooseVoice(language)
const folder = mkdtempSync(join(tmpdir(), 'made-'))
// Written to temporary files and moved when complete: an interrupted run leaves the old film, never half a new one.
const aside: FilmFiles = {
  film: join(folder, 'film.mp4'),
  poster: join(folder, 'poster.jpg'),
  nl: join(folder, 'nl.vtt'),
  en: join(folder, 'en.vtt'),
  fr: join(folder, 'fr.vtt'),
}
try {
  const made = await makeFilm({ id, script, voice, pronunciation: readPronunciation(language), files: aside })
  if (!process.connected) throw new Error(`nobody waits for the film ${id} any more`)
  mkdirSync(dirname(whereIs(files.film)), { recursive: true })
  for (const name of ['film', 'nl', 'en', 'fr'] as const) copyFileSync(aside[name], whereIs(files[name]))
  await sharp(aside.poster).webp(POSTER).toFile(whereIs(files.poster))
  process.send?.({ ...made, voice: voice.name })
} finally {
  rmSync(folder, { recursive: true, force: true })
  if (process.connected) process.disconnect()
}
