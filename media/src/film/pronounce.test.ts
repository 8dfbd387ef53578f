import { describe, expect, it } from 'vitest'
import { planFilms } from '../films.ts'
import { pronounce, readPronunciation } from './pronounce.ts'

const list = readPronunciation()

describe('what the voice reads', () => {
  it('is spelled for the ear, whole words only, whatever their capitals', () => {
    expect(pronounce('Connect: jullie helpen elkaar.', list)).toBe('kon nekt: jullie helpen el kaar.')
    expect(pronounce('De kapitein schudt de Trust-kaarten.', list)).toBe('De kapi tein schudt de trast-kaarten.')
    expect(pronounce('In mijn lab ligt een labblad.', list)).toBe('In mijn lep ligt een labblad.')
  })

  it('has no word in its list that no film says', () => {
    const said = planFilms().flatMap(({ script }) => script.sentences.map(({ text }) => text.toLowerCase()))
    const words = new Set(said.flatMap((text) => text.match(/[\p{L}']+/gu) ?? []))
    expect(Object.keys(list).filter((word) => !words.has(word))).toEqual([])
  })
})
