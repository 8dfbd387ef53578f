import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPronunciation } from './film/pronounce.ts'
import { speak } from './film/track.ts'
import { chooseVoice, isNeural } from './film/voice.ts'
import { planFilms } from './films.ts'
import { fetchVoice } from './voice/parts.ts'

/** Lets the neural voice speak all its sentences, one film after another, so that rendering finds them cached. */
export async function speakAll(named: (film: { id: string }) => boolean) {
  fetchVoice()
  const folder = mkdtempSync(join(tmpdir(), 'speak-'))
  try {
    for (const { id, language, script } of planFilms().filter((film) => isNeural(film.language) && named(film))) {
      const track = await speak(script, chooseVoice(language), readPronunciation(language), folder)
      console.log(`${id}  ${track.seconds.toFixed(1)} s, ${track.wordsPerMinute} words a minute`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
