import type { FilmScript } from '@thrive/content'
import { describe, expect, it } from 'vitest'
import { planFilms } from '../films.ts'
import { readingTime } from './captions.ts'
import { CARD, SOUND, SPEECH } from './settings.ts'

/** Rules for every script, rendered or not. */

const wordsIn = (text: string) => text.split(/\s+/).length

/** Its length between the cards, at the fastest pace and with the usual pauses. */
const seconds = (sentences: FilmScript['sentences']) =>
  sentences.reduce(
    (sum, sentence) => {
      const spoken = (wordsIn(sentence.text) / SPEECH.wordsPerMinute) * 60 + (SOUND.gap.from + SOUND.gap.to) / 2
      return sum + Math.max(spoken, readingTime(sentence))
    },
    SOUND.lead - CARD.opening + SOUND.tail - CARD.closing,
  )

describe.each(planFilms())('the script of $id', ({ script: { sentences } }) => {
  it('is short, and can be captioned', () => {
    expect(seconds(sentences)).toBeLessThanOrEqual(45)
    expect(seconds(sentences)).toBeGreaterThanOrEqual(15)
  })

  it('has at most four key words, none of them long', () => {
    const keys = sentences.flatMap(({ key }) => key ?? [])
    expect(keys.length).toBeLessThanOrEqual(4)
    for (const key of keys) expect(wordsIn(key), key).toBeLessThanOrEqual(4)
  })
})
