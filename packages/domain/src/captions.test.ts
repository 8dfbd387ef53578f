import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cue, cueWarnings, cueWords, parseCaptions, shiftCues, writeCaptions } from './captions.ts'

const VTT = `WEBVTT - with a title

NOTE of the one who wrote it

1
00:00.500 --> 00:02.500 align:start
This is one.

01:00:03.000 --> 01:00:05.000
And <i>this</i>
&amp; that.
`

describe('captions', () => {
  test('are read with their times, whatever ends their lines', () => {
    const cues = [
      { from: 0.5, to: 2.5, text: 'This is one.' },
      { from: 3603, to: 3605, text: 'And <i>this</i>\n&amp; that.' },
    ]
    expect(parseCaptions(VTT)).toEqual(cues)
    expect(parseCaptions(`\uFEFF${VTT.replaceAll('\n', '\r\n')}`)).toEqual(cues)
  })

  test.each(['', '<html></html>', '1\n00:00:01,000 --> 00:00:02,000\nSubRip\n', 'WEBVTTX\n'])(
    '%j is no WebVTT',
    (text) => expect(parseCaptions(text)).toBeNull(),
  )

  test.each(['WEBVTT', 'WEBVTT\n\n00:05.000 --> 00:02.000\nBackwards', 'WEBVTT\n\nnever --> ever\nNo times'])(
    '%j has no readable cue',
    (text) => expect(parseCaptions(text)).toEqual([]),
  )

  test('what is written can be read again', () => {
    const times = fc.tuple(fc.integer({ min: 0, max: 90_000_000 }), fc.integer({ min: 1, max: 20_000 }))
    const cue = fc
      .tuple(times, fc.string({ minLength: 1, unit: 'grapheme' }))
      .filter(([, text]) => text.trim() !== '' && !/[\r\n\u2028\u2029]|-->/.test(text))
      .map(([[from, long], text]): Cue => ({ from: from / 1000, to: (from + long) / 1000, text }))
    fc.assert(
      fc.property(fc.array(cue), (cues) => {
        expect(parseCaptions(writeCaptions(cues))).toEqual(cues.toSorted((a, b) => a.from - b.from))
      }),
    )
  })

  test('an arrow or a blank line in a text does not end its cue', () => {
    const text = 'one\n\n1 --> 2'
    expect(parseCaptions(writeCaptions([{ from: 1, to: 3, text }]))).toEqual([{ from: 1, to: 3, text: 'one\n1 → 2' }])
  })

  test('words have neither tags nor entities', () => {
    expect(cueWords({ text: 'And <v Prof><i>this</i>\n&lt;that&gt; &amp; more' })).toBe('And this <that> & more')
  })

  test.each([
    [{ from: 0, to: 3, text: 'Fine to read.' }, []],
    [{ from: 0, to: 2, text: 'x'.repeat(41) }, ['too-fast']],
    [{ from: 0, to: 9, text: 'x'.repeat(43) }, ['line-too-long']],
    [{ from: 0, to: 9, text: 'one\ntwo\nthree' }, ['too-many-lines']],
    [{ from: 0, to: 0.9, text: 'Short' }, ['too-short']],
    [{ from: 9, to: 10.5, text: 'Late' }, ['after-end']],
  ])('warnings of %j', (cue, warnings) => expect(cueWarnings(cue, 10)).toEqual(warnings))

  test('all move together, and none before the film begins', () => {
    const cues = [
      { from: 0.5, to: 1, text: 'a' },
      { from: 2, to: 3, text: 'b' },
    ]
    expect(shiftCues(cues, 0.25).map(({ from, to }) => [from, to])).toEqual([
      [0.75, 1.25],
      [2.25, 3.25],
    ])
    expect(shiftCues(cues, -2).map(({ from }) => from)).toEqual([0, 1.5])
  })
})
