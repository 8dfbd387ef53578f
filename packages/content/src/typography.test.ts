import type { Locale, Workshop } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { contentFolder, loadFilmScript, loadMaterialWords, loadWorkshops, scriptLanguages } from './index.ts'

const both = loadWorkshops()

/** Every text of a value, however deep it lies; names of keys and labels' values are not texts. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

const scriptsOf = ({ slug, survey, results }: Workshop) => {
  const films = [
    ...survey.map(({ kind, key }) => ({ kind, key, section: 'survey' as const })),
    ...results.map(({ kind, key }) => ({ kind, key, section: 'results' as const })),
  ].filter(({ kind }) => kind === 'video')
  return scriptLanguages(contentFolder, slug).flatMap((language) =>
    films.map(({ section, key }) => loadFilmScript(contentFolder, slug, section, key, language)),
  )
}

/** Everything a team reads or hears in a language: pages, cards and captions. */
const saidIn = (locale: Exclude<Locale, 'en'>) =>
  both.flatMap((workshop) => [
    ...textsIn(workshop.words[locale]),
    ...textsIn(loadMaterialWords(contentFolder, workshop.slug, locale)),
    ...scriptsOf(workshop).flatMap(({ sentences }) => sentences.map(({ captions }) => captions[locale])),
  ])
const linesOf = (texts: string[]) => texts.flatMap((text) => text.split('\n'))
const against = (rule: RegExp, texts: string[]) => linesOf(texts).filter((text) => rule.test(text))

describe('French', () => {
  const said = saidIn('fr')

  test.each([
    ['has a space that does not break before its signs', / [:;?!%»]|« /],
    // A time such as 3:00 has no space before its colon.
    ['has a space before its signs', /[^\s\d\u202f\u00a0?!][?!;:%]/],
    ['has a space inside its quotes', /«[^\u202f\u00a0]|[^\u202f\u00a0]»/],
    ['has narrow spaces where only those are usual', /\u00a0[;?!%]/],
    ['has its apostrophes', /\p{L}'\p{L}/u],
    ['has one word for a film, a mail and the professor', /vidéo|(?<![-‑\w])mails?\b|\ble professeur\b/i],
  ])('%s', (_, wrong) => {
    expect(against(wrong, said)).toEqual([])
  })
})

describe('Dutch', () => {
  const said = saidIn('nl')

  test.each([
    ['has no space before its signs', / [:;?!%]/],
    ['mixes and shuffles with one word each', /hussel/i],
    ['calls the observer one thing', /observatiekaart/],
    ['calls the place where a team plays "ruimte"', /\bzaal\b/i],
  ])('%s', (_, wrong) => {
    expect(against(wrong, said)).toEqual([])
  })
})
