import { LOCALES, SPOKEN } from '@thrive/domain'
import { describe, expect, it } from 'vitest'
import { planFilms } from '../films.ts'
import { pronounce, readPronunciations } from './pronounce.ts'

const lists = readPronunciations()
const films = planFilms()

describe('what the voice reads', () => {
  it('is spelled for the ear, whole words only, whatever their capitals', () => {
    expect(pronounce('Connect: jullie helpen elkaar.', lists.nl)).toBe('kon nekt: jullie helpen el kaar.')
    expect(pronounce('De kapitein schudt de Trust-kaarten.', lists.nl)).toBe('De kapi tein schudt de trast-kaarten.')
    expect(pronounce('In mijn lab ligt een labblad.', lists.nl)).toBe('In mijn lep ligt een labblad.')
  })

  it('tells two words apart that are written alike', () => {
    const sentence = 'Stand close together: the pool had to close.'
    expect(pronounce(sentence, lists.en)).toBe('Stand close together: the pool had to cloze.')
  })

  it.each(LOCALES)('has no word in its list that no film says, in %s', (locale) => {
    const spoken = films.filter(({ language }) => SPOKEN[language] === locale)
    const said = spoken.flatMap(({ script }) => script.sentences.map(({ text }) => text))
    const unsaid = Object.entries(lists[locale]).filter(([word, spelled]) =>
      said.every((text) => pronounce(text, { [word]: spelled }) === text.normalize('NFC')),
    )
    expect(unsaid).toEqual([])
  })
})
