import { inLocale, type Workshop } from '@thrive/domain'
import { workshopSchema } from '@thrive/domain/schema'
import { describe, expect, test } from 'vitest'
import { loadWorkshops } from './index.ts'
import { missingWords } from './missing-words.ts'

const [v1, v2] = loadWorkshops() as [Workshop, Workshop]

describe.each(['nl', 'fr'] as const)('in %s', (locale) => {
  test.each([v1, v2])('$slug is complete', (workshop) => {
    expect(missingWords(workshop, locale)).toEqual([])
  })

  test.each([v1, v2])('$slug has the same structure, and fits the schema', (workshop) => {
    const spoken = inLocale(workshop, locale)
    expect(workshopSchema.parse(spoken)).toEqual(spoken)
    const bones = ({ survey, results }: Workshop) =>
      JSON.stringify([...survey, ...results], (key, value) =>
        [
          'title',
          'text',
          'tip',
          'away',
          'faceDown',
          'withPhones',
          'note',
          'shorten',
          'label',
          'subtitle',
          'statement',
          'yes',
          'no',
        ].includes(key)
          ? typeof value
          : value,
      )
    expect(bones(spoken)).toBe(bones(workshop))
  })

  test('marks of a text are those of the English one', () => {
    const marks = (text: string) => [text.match(/\*\*/g)?.length, text.match(/^\d+\. /gm)?.length]
    for (const workshop of [v1, v2])
      for (const [nth, page] of inLocale(workshop, locale).survey.entries())
        expect(marks(page.text), `${workshop.slug}/${locale}/survey/${page.page}`).toEqual(
          marks(workshop.survey[nth]?.text ?? ''),
        )
  })
})

test('says what is missing and what is too much', () => {
  const changed = structuredClone(v2)
  const words = changed.words.nl
  if (!words?.survey['32']?.group?.questions || !words.survey['2']) throw new Error('v2 has Dutch words')
  delete words.survey['2'].tip
  words.extraRules?.pop()
  words.survey['32'].group.questions['26'] = { title: 'Wat hielp?', labels: { Luck: 'Geluk' } }
  words.survey['32'].group.questions['99'] = { title: 'Wat nog?' }
  expect(missingWords(changed, 'nl')).toEqual([
    'v2/nl/version.yaml: extraRules: 3 instead of 4',
    'v2/nl/survey/2: tip',
    'v2/nl/survey/32: question 26: a label for Connect',
    'v2/nl/survey/32: question 26: a label for Trust',
    'v2/nl/survey/32: question 26: a label for Inspire',
    'v2/nl/survey/32: question 26 has no option Luck',
    'v2/nl/survey/32: question 99 is not on this page',
  ])
  expect(missingWords({ ...v2, words: {} }, 'fr')).toEqual(['v2/fr is not there'])
})
