import { expect, it } from 'vitest'
import type { Settings } from '../frame/organisation-api.ts'
import { changesOf, draftOf, problemsIn } from './draft.ts'

const settings: Settings = {
  name: 'Havenlicht',
  logo: null,
  lang: 'nl',
  timeZone: 'Europe/Amsterdam',
  retentionMonths: 24,
  retentionInForce: { months: 24, until: null },
  retentionDecided: true,
  contact: null,
  domains: ['havenlicht.example'],
  support: [{ slug: 'v2', name: 'Thrive Lab', email: null, standard: 'lab@example.org' }],
}
const draft = draftOf(settings)

it('sends nothing but what was changed', () => {
  expect(changesOf(settings, draft)).toEqual({})
  expect(changesOf(settings, { ...draft, name: 'Haven', months: '', support: { v2: 'a@b.nl' } })).toEqual({
    name: 'Haven',
    retentionMonths: '',
    support: '{"v2":"a@b.nl"}',
  })
})

it('says which fields do not fit', () => {
  expect([...problemsIn(draft).keys()]).toEqual([])
  const wrong = { ...draft, months: '0', contact: 'nobody', domains: 'a.nl, nowhere', support: { v2: 'x@y' } }
  expect([...problemsIn(wrong).keys()]).toEqual(['months', 'contact', 'domains', 'v2'])
  expect(problemsIn(wrong).get('domains')?.()).toContain('nowhere')
  expect([...problemsIn({ ...draft, months: '1.5' }).keys()]).toEqual(['months'])
})
