import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines, clampLines, type Line } from './break-lines.ts'
import { BOOK } from './testing.ts'

const textOf = (lines: Line[]) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''))
/** Ten characters of ten points a line: each is five points wide. */
const SHAPE = { book: BOOK, size: 10, width: 50 }
const set = (text: string) => textOf(breakLines([{ text, face: 'text' }], SHAPE))

describe('lines', () => {
  test('break at spaces', () => {
    expect(set('one two three four')).toEqual(['one two', 'three four'])
  })

  test('keep the line ends of the team', () => {
    expect(set('one\n\ntwo')).toEqual(['one', '', 'two'])
  })

  test('cut a word that is wider than the page', () => {
    expect(set('see https://example.org/a/b ok')).toEqual(['see', 'https://ex', 'ample.org/', 'a/b ok'])
  })

  test('go on from one span to the next, with a space between', () => {
    const spans = [
      { text: 'Who?:', face: 'strong' },
      { text: 'Ana', face: 'text' },
    ] as const
    expect(textOf(breakLines(spans, SHAPE))).toEqual(['Who?: Ana'])
  })

  test('place runs of several fonts one after the other', () => {
    const [line] = breakLines([{ text: 'to Ομάδα', face: 'text' }], SHAPE)
    expect(line?.runs.map(({ font, text, x, width }) => ({ font, text, x, width }))).toEqual([
      { font: 'atkinson-400', text: 'to ', x: 0, width: 15 },
      { font: 'noto-sans-400', text: 'Ομάδα', x: 15, width: 25 },
    ])
  })

  test('no line is wider than allowed, and no word is lost', () => {
    const words = fc.array(fc.stringMatching(/^[a-zα-ω🚀]{1,30}$/u), { maxLength: 30 })
    fc.assert(
      fc.property(words, (list) => {
        const lines = breakLines([{ text: list.join(' '), face: 'text' }], SHAPE)
        expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(SHAPE.width)
        expect(textOf(lines).join('').replaceAll(' ', '')).toBe(list.join('').replaceAll(/🚀/gu, '□'))
      }),
    )
  })
})

test('a text cut short ends in an ellipsis, within the width', () => {
  const lines = breakLines([{ text: 'one two three four five', face: 'text' }], SHAPE)
  expect(textOf(clampLines(lines, 2, SHAPE, 'text'))).toEqual(['one two', 'three…'])
  expect(textOf(clampLines(lines, 9, SHAPE, 'text'))).toEqual(textOf(lines))
})
