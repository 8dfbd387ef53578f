import type { FilmLanguage } from '@thrive/domain'
import { isInstalled } from '../commands.ts'
import { dutchVoice } from './dutch-voice.ts'
import { neuralVoice } from './neural-voice.ts'
import type { Pcm } from './wav.ts'

export interface SpeechSound {
  sound: string
  start: number
  end: number
}
export interface Voice {
  name: string
  /** Speaks because a better one is not installed. */
  fallback: boolean
  /** One sentence as sound, with the moment of its speech sounds if the voice tells them. */
  say: (text: string, folder: string) => Promise<{ pcm: Pcm; sounds: SpeechSound[] }>
}

/** Speeds at which no film says more than 150 words a minute. */
const NEURAL = {
  EN: neuralVoice('bf_emma', 'en-gb-x-rp', 0.62),
  FR: neuralVoice('ff_siwis', 'fr-fr', 0.68),
}

export const isNeural = (language: FilmLanguage): language is keyof typeof NEURAL => language in NEURAL

export const chooseVoice = (language: FilmLanguage): Voice =>
  isNeural(language) ? NEURAL[language] : dutchVoice(isInstalled('mbrola'))
