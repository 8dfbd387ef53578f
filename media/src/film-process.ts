import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isInstalled } from './commands.ts'
import { type FilmFiles, makeFilm } from './film/film.ts'
import { chooseVoice } from './film/voice.ts'
import type { FilmPlan } from './films.ts'
import { whereIs } from './paths.ts'

/** Makes one film, for the process that started this one and tells it which. */
const [{ id, script, files }] = (await once(process, 'message')) as [FilmPlan]
const voice = chooseVoice(isInstalled('mbrola'))
const folder = mkdtempSync(join(tmpdir(), 'made-'))
// Made aside and put in place when whole: an interrupted run leaves the old film, never half a new one.
const aside: FilmFiles = {
  film: join(folder, 'film.mp4'),
  poster: join(folder, 'poster.jpg'),
  nl: join(folder, 'nl.vtt'),
  en: join(folder, 'en.vtt'),
}
try {
  const made = await makeFilm({ id, script, voice, files: aside })
  if (!process.connected) throw new Error(`nobody waits for the film ${id} any more`)
  mkdirSync(dirname(whereIs(files.film)), { recursive: true })
  for (const name of ['film', 'poster', 'nl', 'en'] as const) copyFileSync(aside[name], whereIs(files[name]))
  process.send?.({ ...made, voice: voice.fallback ? `${voice.name}, the fallback` : voice.name })
} finally {
  rmSync(folder, { recursive: true, force: true })
  if (process.connected) process.disconnect()
}
