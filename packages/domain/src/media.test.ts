import { expect, it } from 'vitest'
import { downloadPath, filmFiles, heardIn, spokenIn } from './media.ts'

it('puts all films but those of NL in a folder of their language', () => {
  expect(filmFiles({ slug: 'v1', section: 'survey', key: '1', language: 'BE' }).film).toBe('/videos/v1/survey/BE/1.mp4')
  expect(filmFiles({ slug: 'v1', section: 'survey', key: '1', language: 'NL' }).film).toBe('/videos/v1/survey/1.mp4')
  expect(filmFiles({ slug: 'v2', section: 'survey', key: '36', language: 'NL' }).film).toBe('/videos/v2/survey/36.mp4')
  expect(filmFiles({ slug: 'v2', section: 'survey', key: 'choose-your-company', language: 'NL' }).film).toBe(
    '/videos/v2/survey/choose-your-company.mp4',
  )
  expect(filmFiles({ slug: 'v1', section: 'results', key: '4', language: 'BE' }).film).toBe(
    '/videos/v1/results/BE/4.mp4',
  )
  expect(filmFiles({ slug: 'v2', section: 'survey', key: '3', language: 'EN' }).film).toBe('/videos/v2/survey/EN/3.mp4')
})

it('keeps poster and captions beside the film', () => {
  expect(filmFiles({ slug: 'v1', section: 'results', key: '2', language: 'NL' }).poster).toBe(
    '/videos/v1/results/2.webp',
  )
  expect(filmFiles({ slug: 'v1', section: 'survey', key: '1', language: 'BE' }).captions('nl')).toBe(
    '/videos/v1/survey/BE/1.nl.vtt',
  )
  expect(filmFiles({ slug: 'v2', section: 'survey', key: '3', language: 'NL' }).captions('en')).toBe(
    '/videos/v2/survey/3.en.vtt',
  )
  expect(filmFiles({ slug: 'v1', section: 'survey', key: '1', language: 'FR' }).captions('fr')).toBe(
    '/videos/v1/survey/FR/1.fr.vtt',
  )
})

it('offers the languages in which a film can be heard, always in the same order', () => {
  const film = { title: 'Welkom', transcript: [{ text: 'Welkom.', english: 'Welcome.' }] }
  expect(spokenIn({ films: { FR: film, NL: film } })).toEqual(['NL', 'FR'])
  expect(spokenIn({ films: null })).toEqual([])
})

it('names a download after its language, and the English one as it is', () => {
  expect(downloadPath('/downloads/kit-v1.pdf', 'en')).toBe('/downloads/kit-v1.pdf')
  expect(downloadPath('/downloads/kit-v1.pdf', 'nl')).toBe('/downloads/kit-v1.nl.pdf')
  expect(downloadPath('/downloads/thrive-indicators.pdf', 'fr')).toBe('/downloads/thrive-indicators.fr.pdf')
})

it('lets the films follow the screens, and asks or forces Dutch as before where nobody chose', () => {
  const game = { spoken: ['NL', 'BE', 'EN', 'FR'], asked: ['NL', 'BE'], chosen: null, screens: null } as const
  const lab = { ...game, spoken: ['NL', 'EN', 'FR'], asked: ['NL'] } as const
  expect([heardIn(game), heardIn(lab)]).toEqual([null, 'NL'])
  expect([heardIn({ ...game, screens: 'nl' }), heardIn({ ...lab, screens: 'nl' })]).toEqual([null, 'NL'])
  expect([heardIn({ ...game, screens: 'fr' }), heardIn({ ...lab, screens: 'en' })]).toEqual(['FR', 'EN'])
  expect(heardIn({ ...lab, screens: 'fr', chosen: 'NL' })).toBe('NL')
  expect(heardIn({ ...lab, chosen: 'BE' })).toBe('NL')
  expect(heardIn({ ...game, spoken: ['NL', 'BE'], screens: 'fr' })).toBeNull()
})
