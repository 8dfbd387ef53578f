import type { FilmScript } from '@thrive/content'
import { describe, expect, it } from 'vitest'
import { planFilms } from '../films.ts'
import { readingTime } from './captions.ts'
import { SOUND, SPEECH } from './settings.ts'

/** What every script keeps to, rendered or not. */

const wordsIn = (text: string) => text.split(/\s+/).length

/** As long as it will be at the fastest pace and with the usual pauses. */
const seconds = (sentences: FilmScript['sentences']) =>
  sentences.reduce((sum, sentence) => {
    const spoken = (wordsIn(sentence.text) / SPEECH.wordsPerMinute) * 60 + (SOUND.gap.from + SOUND.gap.to) / 2
    return sum + Math.max(spoken, readingTime(sentence))
  }, SOUND.lead + SOUND.tail)

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

/** Pages of v1 on which the professor tells a story. */
const STORIES = planFilms().filter(({ id }) => /^v1\/survey\/\w+\/(6|13|20)$/.test(id))

it.each(STORIES)('$id draws its story, so that the board is never empty for more than a sentence', ({ script }) => {
  const shown = script.sentences.map(({ draw, key }) => Boolean(draw ?? key))
  const first = shown.indexOf(true)
  expect(first).toBeLessThanOrEqual(1)
  const firstKey = script.sentences.findIndex(({ key }) => key)
  expect(shown.slice(first, firstKey).every(Boolean)).toBe(true)
})
