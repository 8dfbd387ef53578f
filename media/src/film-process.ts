import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type FilmFiles, makeFilm } from './film/film.ts'
import { readPronunciation } from './film/pronounce.ts'
import { chooseVoice } from './film/voice.ts'
import type { FilmPlan } from './films.ts'
import { whereIs } from './paths.ts'

/** Makes one film, for the process that started this one and tells it which. */
const [{ id, language, script, files }] = (await once(process, 'message')) as [FilmPlan]
const voice = chooseVoice(language)
const folder = mkdtempSync(join(tmpdir(), 'made-'))
// Made aside and put in place when whole: an interrupted run leaves the old film, never half a new one.
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
  for (const name of ['film', 'poster', 'nl', 'en', 'fr'] as const) copyFileSync(aside[name], whereIs(files[name]))
  process.send?.({ ...made, voice: voice.name })
} finally {
  rmSync(folder, { recursive: true, force: true })
  if (process.connected) process.disconnect()
}
