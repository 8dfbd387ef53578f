import { describe, expect, test } from 'vitest'
import { contentFolder } from './index.ts'
import { loadMaterial } from './load-material.ts'
import type { Material } from './material.ts'
import { loadMaterialWords } from './material-words.ts'
import { missingMaterial } from './missing-material.ts'

const LANGUAGES = ['nl', 'fr'] as const
const both = ['v1', 'v2'].flatMap((slug) => LANGUAGES.map((locale) => ({ slug, locale })))

describe.each(both)('the kit of $slug in $locale', ({ slug, locale }) => {
  const english = loadMaterial(contentFolder, slug)
  const spoken = loadMaterial(contentFolder, slug, locale)

  test('is complete', () => {
    expect(missingMaterial(english, loadMaterialWords(contentFolder, slug, locale))).toEqual([])
  })

  test('has the same things under the same names, in other words', () => {
    const bones = ({ sets }: Material) =>
      sets.map(({ name, cards, quantity, size, use }) => [name, cards.map(({ id }) => id), quantity, size, use])
    expect(bones(spoken)).toEqual(bones(english))
    const called = spoken.sets.map((set) => set.called)
    expect(called).toEqual([...new Set(called)])
    expect(spoken.sets[0]?.called).not.toBe(english.sets[0]?.called)
  })

  test('counts on its labels as the English kit does', () => {
    const counted = ({ sets }: Material) =>
      sets
        .filter(({ kind }) => kind === 'label')
        .flatMap(({ cards }) => cards.map(({ front }) => JSON.stringify([front.text, front.list]).match(/\d+/g)))
    expect(counted(spoken)).toEqual(counted(english))
  })
})

test('says what is missing and what is too much', () => {
  const words = structuredClone(loadMaterialWords(contentFolder, 'v1', 'nl'))
  delete words.sets['help card']
  words.sets['name card']?.cards['v1-name']?.front?.fields?.pop()
  delete words.sets['picture card']?.cards['v1-picture-07']
  words.sets['start mat']?.cards['v1-mat-start']?.front?.steps?.pop()
  words.room.pop()
  words.buy.rope = { name: 'touw', quantity: 'één' }
  expect(missingMaterial(loadMaterial(contentFolder, 'v1'), words)).toEqual([
    'v1-mat-start: front.steps',
    'v1-name: front.fields',
    'v1-picture-07: front.picture',
    'help card',
    'room',
    'there is no thing to buy rope',
  ])
})
