import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FilmScript, wordsAt } from '@thrive/content'
import { LOCALES, type Locale } from '@thrive/domain'
import type { Board } from '../art/board.ts'
import type { Icon } from '../art/palette.ts'
import { captionCues, webvtt } from './captions.ts'
import { openEncoder } from './encoder.ts'
import { type Loudness, level, measure } from './loudness.ts'
import { perform, still } from './motion.ts'
import { levels, mouthTrack } from './mouth.ts'
import type { Pronunciation } from './pronounce.ts'
import { PICTURE } from './settings.ts'
import { Stage } from './stage.ts'
import { type Cue, speak, type Track } from './track.ts'
import type { Voice } from './voice.ts'
import { writeWav } from './wav.ts'

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

interface TimedKey {
  text: string
  icon: Icon
  time: number
}

const KEY_RISE = 0.45

/** The key words with the moment they are said: so far into the sentence as their letters stand in it. */
const timedKeys = (cues: readonly Cue[]): TimedKey[] =>
  cues.flatMap(({ sentence: { text, key, icon = 'check' }, start, end }) => {
    if (!key) return []
    const share = wordsAt(text, key) / text.length
    return [{ text: key, icon, time: start + (end - start) * share }]
  })

/** The board of these drawings shows words only. */
function refuseDrawings({ sentences }: FilmScript) {
  const wanted = sentences.flatMap(({ draw }) => draw ?? [])
  if (wanted.length) throw new Error(`nobody has drawn these for the board yet: ${wanted.join('; ')}`)
}

const keysAt = (keys: readonly TimedKey[], time: number) => keys.map((key) => (time - key.time) / KEY_RISE)

interface Take {
  track: Track
  wav: string
  stage: Stage
  keys: readonly TimedKey[]
}

async function shoot({ id, script, files }: FilmOrder, { track, wav, stage, keys }: Take) {
  const level = levels(track.pcm, Math.round(track.seconds * PICTURE.fps))
  const mouths = mouthTrack(track.pcm, track.cues, level)
  const { width, height } = stage.canvas
  const encoder = openEncoder({ width, height, wav, output: files.film })
  let time = 0
  for (const professor of perform({ id, endPose: script.endPose, cues: track.cues, mouths, level })) {
    await encoder.write(stage.draw({ professor, keys: keysAt(keys, time), time }).data())
    time += 1 / PICTURE.fps
  }
  await encoder.end()
}

interface Made extends Loudness {
  seconds: number
  wordsPerMinute: number
}

/** Voice, captions, mouth and pictures together: one mp4, its poster and its caption tracks. */
export async function makeFilm(order: FilmOrder): Promise<Made> {
  const { id, script, voice, pronunciation, files } = order
  refuseDrawings(script)
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  try {
    const track = await speak(script, voice, pronunciation, folder)
    const wav = join(folder, 'voice.wav')
    writeWav(wav, track.pcm)
    level(wav)
    const captions = captionCues(track.cues)
    for (const locale of LOCALES) writeFileSync(files[locale], webvtt(captions, locale))
    const keys = timedKeys(track.cues)
    const board: Board = { theme: script.theme, kicker: script.kicker, title: script.title, keys }
    const stage = new Stage(id, board, PICTURE.height)
    await shoot(order, { track, wav, stage, keys })
    const poster = stage.draw({ professor: still(script.posterPose), keys: keys.map(() => 1), time: 3 })
    writeFileSync(files.poster, poster.toBuffer('image/jpeg', 80))
    return { seconds: track.seconds, wordsPerMinute: track.wordsPerMinute, ...measure(files.film) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
