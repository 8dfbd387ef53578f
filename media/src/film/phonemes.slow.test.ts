import { describe, expect, it } from 'vitest'
import { phonemes } from './phonemes.ts'

describe('what the neural voice reads', () => {
  it('keeps the punctuation, and has its own signs for English diphthongs', () => {
    expect(phonemes('en-gb-x-rp', 'After that, go there.')).toBe('ˈɑːftə ðˈat, ɡˌQ ðˈɛː.')
  })

  it('names no language where espeak-ng changes to another one for a word', () => {
    expect(phonemes('fr-fr', 'Trust.')).toBe('tɹˈʌst.')
  })

  it('takes a curly apostrophe for an apostrophe', () => {
    expect(phonemes('fr-fr', 'C’est l’agenda.')).toBe(phonemes('fr-fr', "C'est l'agenda."))
  })
})
