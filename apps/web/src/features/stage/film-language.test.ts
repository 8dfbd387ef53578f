import { FILM_LANGUAGES, type FilmLanguage, type Locale, SPOKEN, type Workshop } from '@thrive/domain'
import { buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { afterEach, expect, it } from 'vitest'
import { saveLanguage } from '../../lib/local-storage.ts'
import { chooseLocale } from '../../lib/locale.ts'
import { captionsOf, filmLanguage, usualCaptions } from './film-language.ts'

const film = { title: 'Welkom', transcript: [{ text: 'Welkom.', english: 'Welcome.' }] }
const spokenIn = (languages: Workshop['languages'], spoken: FilmLanguage[]) => {
  const films = { NL: film, ...Object.fromEntries(spoken.map((language) => [language, film])) }
  return buildWorkshop({ languages, spoken, survey: [buildSurveyPage({ page: 1, kind: 'video', films })] })
}
const game = spokenIn(['NL', 'BE'], ['NL', 'BE', 'EN', 'FR'])
const lab = spokenIn(['NL'], ['NL', 'EN', 'FR'])

const heard = (workshop: Workshop) => filmLanguage(workshop, workshop.survey[0] ?? { films: null })
const choose = (workshop: Workshop, locale: Locale) => {
  chooseLocale(locale)
  return heard({ ...workshop, locale })
}

afterEach(() => {
  chooseLocale('en')
  localStorage.clear()
})

it('asks for Dutch or Belgian films, or plays Dutch ones, as long as nobody chose', () => {
  expect([heard(game), heard(lab)]).toEqual([null, 'NL'])
  expect([choose(game, 'nl'), choose(lab, 'nl')]).toEqual([null, 'NL'])
})

it('plays French films on French screens and English ones where somebody chose English', () => {
  for (const workshop of [game, lab]) {
    expect(choose(workshop, 'fr')).toBe('FR')
    expect(choose(workshop, 'en')).toBe('EN')
  }
})

it('plays what was chosen for the films, whatever the screens speak', () => {
  saveLanguage('EN')
  expect([choose(game, 'fr'), choose(lab, 'nl')]).toEqual(['EN', 'EN'])
})

it('offers captions in three languages, and for the films of an earlier release in two', () => {
  expect(captionsOf(game)).toEqual(['nl', 'en', 'fr'])
  expect(captionsOf(buildWorkshop())).toEqual(['nl', 'en'])
})

it('has the captions of the screens, and on English ones of what is spoken', () => {
  for (const language of FILM_LANGUAGES) {
    expect(usualCaptions({ ...game, locale: 'fr' }, language)).toBe('fr')
    expect(usualCaptions(game, language)).toBe(SPOKEN[language])
  }
})
