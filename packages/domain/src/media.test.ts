import { expect, it } from 'vitest'
import { captionPath, filmPath, posterPath, spokenIn } from './media.ts'

it('puts all films but those of NL in a folder of their language', () => {
  expect(filmPath('v1', 'survey', '1', 'BE')).toBe('/videos/v1/survey/BE/1.mp4')
  expect(filmPath('v1', 'survey', '1', 'NL')).toBe('/videos/v1/survey/1.mp4')
  expect(filmPath('v2', 'survey', '36', 'NL')).toBe('/videos/v2/survey/36.mp4')
  expect(filmPath('v2', 'survey', 'choose-your-company', 'NL')).toBe('/videos/v2/survey/choose-your-company.mp4')
  expect(filmPath('v1', 'results', '4', 'BE')).toBe('/videos/v1/results/BE/4.mp4')
  expect(filmPath('v2', 'survey', '3', 'EN')).toBe('/videos/v2/survey/EN/3.mp4')
})

it('keeps poster and captions beside the film', () => {
  expect(posterPath('v1', 'results', '2', 'NL')).toBe('/videos/v1/results/2.jpg')
  expect(captionPath('v1', 'survey', '1', 'BE', 'nl')).toBe('/videos/v1/survey/BE/1.nl.vtt')
  expect(captionPath('v2', 'survey', '3', 'NL', 'en')).toBe('/videos/v2/survey/3.en.vtt')
  expect(captionPath('v1', 'survey', '1', 'FR', 'fr')).toBe('/videos/v1/survey/FR/1.fr.vtt')
})

it('offers the languages in which a film can be heard, always in the same order', () => {
  const film = { title: 'Welkom', transcript: [{ text: 'Welkom.', english: 'Welcome.' }] }
  expect(spokenIn({ films: { FR: film, NL: film } })).toEqual(['NL', 'FR'])
  expect(spokenIn({ films: null })).toEqual([])
})
