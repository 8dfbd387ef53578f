import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { runsOf } from './runs.ts'
import { CHAIN } from './testing.ts'

const inFonts = (word: string) => runsOf(word, CHAIN).map(({ font, text }) => `${font.name}: ${text}`)

describe('choosing fonts', () => {
  test('the first font that has the whole word', () => {
    expect(inFonts('Thrive')).toEqual(['atkinson-400: Thrive'])
    expect(inFonts('Ομάδα')).toEqual(['noto-sans-400: Ομάδα'])
  })

  test('one letter that the first font lacks changes the font of the word, not of the letter', () => {
    expect(inFonts('dŵr')).toEqual(['noto-sans-400: dŵr'])
  })

  test('the width is the sum of the advances', () => {
    expect(runsOf('abc', CHAIN)[0]?.width).toBe(1.5)
  })
})

describe('a character that no font has', () => {
  test('shows as one placeholder, and the rest of the word stays', () => {
    expect(inFonts('Team🚀')).toEqual(['atkinson-400: Team', 'noto-sans-math-400: □'])
    expect(inFonts('ไท')).toEqual(['noto-sans-math-400: □□'])
  })

  test.each([
    ['a family', '👩‍👩‍👧'],
    ['a flag', '🇪🇺'],
    ['a skin tone', '👍🏽'],
    ['a sign asked to be an emoji', '❤️'],
  ])('%s is one placeholder, not one for each part', (_, emoji) => {
    expect(inFonts(cleanText(emoji))).toEqual(['noto-sans-math-400: □'])
  })

  test('an accent that no font has is left out, its letter is not', () => {
    expect(inFonts('x\u0301')).toEqual(['noto-sans-400: x\u0301'])
    expect(inFonts('x\u0489')).toEqual(['atkinson-400: x'])
  })
})

describe('cleaning', () => {
  test('letters and accents become one character', () => {
    expect(cleanText('e\u0301')).toBe('é')
  })

  test('one kind of space, one kind of line end, nothing unseen', () => {
    expect(cleanText(' a\u00a0\u2003b\tc\r\n\u200b\u00add\u202e\u2028e\u0007 ')).toBe('a b c\nd\ne')
  })

  test('many empty lines become one', () => {
    expect(cleanText('a\n\n \n\n\nb')).toBe('a\n\nb')
  })
})
