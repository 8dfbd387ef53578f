import { describe, expect, it } from 'vitest'
import { readVtt } from '../vtt.ts'
import { breakLines, captionCues, readingTime, webvtt } from './captions.ts'

const said = (nl: string, en = nl, fr = nl) => ({ captions: { nl, en, fr } })
const LONG =
  'Vraag iedereen wat er deze week goed ging, luister zonder te onderbreken, en schrijf daarna samen op de kaart wat jullie volgende week anders willen doen.'

describe('captions', () => {
  it('break into two lines near the middle, never wider than 42', () => {
    expect(breakLines('Kort en goed.')).toEqual(['Kort en goed.'])
    expect(breakLines('De eerste is verbinden: je maakt echt contact met elkaar.')).toEqual([
      'De eerste is verbinden: je',
      'maakt echt contact met elkaar.',
    ])
    expect(breakLines('x'.repeat(60))).toBeNull()
  })

  it('split a long sentence at the ends of phrases, in each language into as many cues', () => {
    const cues = captionCues([
      {
        sentence: said(LONG, 'Ask what went well, listen, and write down what you will do.'),
        start: 1,
        end: 11,
        until: 12,
      },
    ])
    expect(cues.length).toBeGreaterThan(1)
    expect(cues.map(({ texts }) => texts.nl).join(' ')).toBe(LONG)
    expect(cues[0]?.texts.nl).toMatch(/,$/)
    expect(cues.every(({ texts }) => texts.en && texts.fr)).toBe(true)
  })

  it('last into the pause when they could not be read in time, and no further', () => {
    const sentence = said(
      'Ja.',
      'Yes, and that is what I hoped.',
      'Oui, et c’est exactement ce que je voulais entendre.',
    )
    const needed = readingTime(sentence)
    const [cue] = captionCues([{ sentence, start: 0, end: 0.5, until: 9 }])
    expect(cue?.end).toBeCloseTo(needed)
    const [calm] = captionCues([{ sentence, start: 0, end: 4, until: 9 }])
    expect(calm?.end).toBeCloseTo(4)
  })

  it('are written as WebVTT that reads back', () => {
    const cues = captionCues([{ sentence: said('Jij & ik < wij.'), start: 61.5, end: 64, until: 65 }])
    expect(webvtt(cues, 'nl')).toContain('00:01:01.500 --> 00:01:04.000\nJij &amp; ik &lt; wij.')
    expect(readVtt(webvtt(cues, 'nl'))).toEqual([{ start: 61.5, end: 64, lines: ['Jij & ik < wij.'] }])
  })
})
