import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { breakLines, clampLines, type Shape } from './break-lines.ts'
import type { Line } from './line.ts'
import { BOOK } from './testing.ts'

const textOf = (lines: Line[]) => lines.map(({ runs }) => runs.map(({ text }) => text).join(''))
/** Ten characters per line at size ten: each is five points wide. */
const SHAPE = { book: BOOK, size: 10, width: 50 }
const placed = (line: Line | undefined) => line?.runs.map(({ font, text, x, width }) => [font.name, text, x, width])
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
    expect(placed(line)).toEqual([
      ['atkinson-400', 'to ', 0, 15],
      ['noto-sans-400', 'Ομάδα', 15, 25],
    ])
  })

  test('break where a script has no spaces, but not before a full stop nor after an opening quote', () => {
    expect(set('我们每个星期一都说「谢谢。」')).toEqual(['我们每个星期一都说', '「谢谢。」'])
    expect(set('to 我们每个星期一。')).toEqual(['to 我们每个星期', '一。'])
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

describe('text from right to left', () => {
  const HEBREW = 'hebrew/hebrew'
  const lay = (text: string, more: Partial<Shape> = {}) => breakLines([{ text, face: 'text' }], { ...SHAPE, ...more })

  test('begins on the right, word by word', () => {
    expect(placed(lay('שלום לך')[0])).toEqual([
      [HEBREW, 'לך', 15, 10],
      [HEBREW, 'שלום', 30, 20],
    ])
    expect(placed(lay('שלום לך', { align: 'left' })[0])?.map(([, , x]) => x)).toEqual([0, 15])
  })

  test('goes on with the next line where one is full, and is copied as it was written', () => {
    const lines = lay('אחת שתיים שלוש')
    expect(lines.map(({ text }) => text)).toEqual(['אחת שתיים', 'שלוש'])
    expect(placed(lines[1])).toEqual([[HEBREW, 'שלוש', 30, 20]])
  })

  test('keeps numbers and names the right way round, and turns brackets and what ends a sentence', () => {
    const [line] = lay('אב (12) Xy!', { width: 100 })
    expect(line?.runs.map(({ text }) => text.trim())).toEqual(['!Xy (12)', 'אב'])
  })

  test('within a sentence from left to right stays where it stands', () => {
    expect(placed(lay('a אב גד b')[0])).toEqual([
      ['atkinson-400', 'a ', 0, 10],
      [HEBREW, 'גד', 10, 10],
      [HEBREW, 'אב', 25, 10],
      ['atkinson-400', 'b', 40, 5],
    ])
  })

  test('has lines of its own after a label', () => {
    const spans = [
      { text: 'Who?:', face: 'strong' },
      { text: 'אב', face: 'text' },
      { text: 'ok', face: 'text' },
    ] as const
    expect(breakLines(spans, SHAPE).map(({ text }) => text)).toEqual(['Who?:', 'אב', 'ok'])
  })
})

test('a text cut short ends in an ellipsis, within the width', () => {
  const lines = breakLines([{ text: 'one two three four five', face: 'text' }], SHAPE)
  expect(textOf(clampLines(lines, 2, SHAPE, 'text'))).toEqual(['one two', 'three…'])
  expect(textOf(clampLines(lines, 9, SHAPE, 'text'))).toEqual(textOf(lines))
  const unspaced = breakLines([{ text: '我们每个星期一都说谢谢你们', face: 'text' }], SHAPE)
  expect(textOf(clampLines(unspaced, 1, SHAPE, 'text'))).toEqual(['我们每个星期一都说…'])
})
