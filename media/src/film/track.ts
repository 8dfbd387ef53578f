import type { FilmScript } from '@thrive/content'
import { repeatable } from '../art/random.ts'
import { readingTime } from './captions.ts'
import { type Pronunciation, pronounce } from './pronounce.ts'
import { PICTURE, SOUND } from './settings.ts'
import type { SpeechSound, Voice } from './voice.ts'
import type { Pcm } from './wav.ts'

export type Sentence = FilmScript['sentences'][number]
export interface Cue {
  sentence: Sentence
  start: number
  end: number
  /** The silence after the sentence lasts until here. */
  until: number
  sounds: SpeechSound[]
}
export interface Track {
  pcm: Pcm
  cues: Cue[]
  /** A whole number of frames. */
  seconds: number
  /** How fast she speaks, pauses not counted. */
  wordsPerMinute: number
}

function pace(cues: readonly Cue[]) {
  const words = cues.reduce((sum, { sentence }) => sum + sentence.text.split(/\s+/).length, 0)
  const speaking = cues.reduce((sum, { start, end }) => sum + end - start, 0)
  return Math.round((words / speaking) * 60)
}

/** All sentences on one track. A pause grows where its captions could not be read in time. */
export async function speak(script: FilmScript, voice: Voice, list: Pronunciation, folder: string): Promise<Track> {
  const random = repeatable(script.sentences.map(({ text }) => text).join())
  const usual = () => SOUND.gap.from + random() * (SOUND.gap.to - SOUND.gap.from)
  let time = SOUND.lead
  const parts: { at: number; pcm: Pcm }[] = []
  const cues: Cue[] = []
  for (const sentence of script.sentences) {
    const { pcm, sounds } = await voice.say(pronounce(sentence.text, list), folder)
    const start = time
    const end = start + pcm.length / SOUND.sampleRate
    const until = Math.max(end + (sentence.pause ?? usual()), start + readingTime(sentence))
    parts.push({ at: Math.round(start * SOUND.sampleRate), pcm })
    time = until
    const moved = sounds.map((s) => ({ ...s, start: s.start + start, end: s.end + start }))
    cues.push({ sentence, start, end, until, sounds: moved })
  }
  const last = cues.at(-1)?.end ?? 0
  const seconds = Math.ceil(Math.max(last + SOUND.tail, time) * PICTURE.fps) / PICTURE.fps
  const track = new Int16Array(Math.round(seconds * SOUND.sampleRate))
  for (const { at, pcm } of parts) track.set(pcm, at)
  return { pcm: track, cues, seconds, wordsPerMinute: pace(cues) }
}
