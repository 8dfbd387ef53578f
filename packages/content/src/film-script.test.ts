import { expect, it } from 'vitest'
import { filmScriptSchema } from './film-script.ts'

const script = (sentence: object) => ({
  title: 'Welcome',
  kicker: 'Start',
  theme: 'neutral',
  sentences: [{ text: 'Welkom.', pose: 'open', ...sentence }],
})
const BOTH = { english: 'Welcome.', french: 'Bienvenue.' }

it('captions a sentence in all languages, the spoken one by what is said', () => {
  const { sentences } = filmScriptSchema('BE').parse(script(BOTH))
  expect(sentences[0]?.captions).toEqual({ nl: 'Welkom.', en: 'Welcome.', fr: 'Bienvenue.' })
})

it('refuses a sentence without a caption in one of the other languages', () => {
  expect(() => filmScriptSchema('NL').parse(script({ english: 'Welcome.' }))).toThrow('a caption is missing')
  expect(() => filmScriptSchema('FR').parse(script({ english: 'Welcome.' }))).toThrow('a caption is missing')
})

it('refuses a caption beside the text that it would repeat', () => {
  expect(() => filmScriptSchema('NL').parse(script({ ...BOTH, dutch: 'Welkom.' }))).toThrow('this is what text says')
})
