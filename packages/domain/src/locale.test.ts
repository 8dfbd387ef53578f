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

it('links a file in the language of its label', () => {
  const kit = { label: 'Print it', path: '/downloads/kit-v9.pdf' }
  const infographic = { label: 'The indicators', path: '/downloads/indicators.pdf' }
  const spoken = inLocale(
    {
      ...workshop,
      tutorial: { ...workshop.tutorial, kit, infographic },
      words: { nl: { tutorial: { kit: { label: 'Print het' } }, survey: {}, results: {} } },
    },
    'nl',
  )
  expect(spoken.tutorial.kit).toEqual({ label: 'Print het', path: '/downloads/kit-v9.nl.pdf' })
  expect(spoken.tutorial.infographic).toEqual(infographic)
})
