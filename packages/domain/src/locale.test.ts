import { buildWorkshop } from '@thrive/testkit/workshop'
import { expect, it } from 'vitest'
import { inLocale } from './locale.ts'

const workshop = buildWorkshop()

it('is English as it was written', () => {
  expect(inLocale(workshop, 'en')).toEqual(workshop)
})

it('says in another language what was translated, and the rest in English', () => {
  const [first] = workshop.survey
  if (!first) throw new Error('there is a page')
  const spoken = inLocale(
    {
      ...workshop,
      words: { nl: { start: { headline: 'Begin hier' }, survey: { [first.key]: { title: 'Welkom' } }, results: {} } },
    },
    'nl',
  )
  expect(spoken.start).toEqual({ ...workshop.start, headline: 'Begin hier' })
  expect(spoken.survey[0]).toEqual({ ...first, title: 'Welkom' })
  expect(spoken.survey.slice(1)).toEqual(workshop.survey.slice(1))
  expect([spoken.locale, spoken.words]).toEqual(['nl', {}])
})
