import { LOCALES, type Locale } from '@thrive/domain'
import { CAPTION } from './settings.ts'

/** Captions as WebVTT, in the language that is spoken and in the others, with the same times. */

/** One text in every language of the captions. */
type Texts = Readonly<Record<Locale, string>>

interface Said {
  captions: Texts
}
interface Timed {
  sentence: Said
  start: number
  end: number
  until: number
}

/** Both lines within their width: the break nearest to the middle, so that neither line is a stray word. */
export function breakLines(text: string): string[] | null {
  if (text.length <= CAPTION.lineLength) return [text]
  const breaks = [...text.matchAll(/ /g)].map((space) => space.index)
  const fitting = breaks.filter((at) => at <= CAPTION.lineLength && text.length - at - 1 <= CAPTION.lineLength)
  const [best] = fitting.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))
  return best === undefined ? null : [text.slice(0, best), text.slice(best + 1)]
}

const PHRASE_END = /[.!?:;,–…]['"’”]?$/

/** The text in so many parts of about equal length, where possible at the end of a phrase; null when it will not fit. */
function splitInto(text: string, count: number): string[] | null {
  if (count === 1) return breakLines(text) && [text]
  const ideal = text.length / count
  const candidates = [...text.matchAll(/ /g)]
    .map(({ index }) => ({ head: text.slice(0, index), tail: text.slice(index + 1) }))
    .filter(({ head }) => breakLines(head))
    .sort((a, b) => cost(a.head, ideal) - cost(b.head, ideal))
  for (const { head, tail } of candidates) {
    const rest = splitInto(tail, count - 1)
    if (rest) return [head, ...rest]
  }
  return null
}

const cost = (part: string, ideal: number) => Math.abs(part.length - ideal) - (PHRASE_END.test(part) ? 14 : 0)

/** The parts of one sentence, as many in each language. */
function parts({ captions }: Said): Texts[] {
  for (let count = 1; count <= 8; count++) {
    const [en, nl, fr] = [captions.en, captions.nl, captions.fr].map((text) => splitInto(text, count))
    if (en && nl && fr) return en.map((part, i) => ({ en: part, nl: nl[i] ?? '', fr: fr[i] ?? '' }))
  }
  const texts = Object.values(captions).join('” and “')
  throw new Error(`no captions of ${CAPTION.lines} lines of ${CAPTION.lineLength} fit “${texts}”`)
}

const letters = (part: Texts) => Math.max(...LOCALES.map((locale) => part[locale].length))

/** A little more than the limit asks, because cue times are rounded to milliseconds. */
const seconds = (count: number) => count / CAPTION.charactersPerSecond + 0.01

export const readingTime = (sentence: Said) => parts(sentence).reduce((sum, part) => sum + seconds(letters(part)), 0)

export interface CaptionCue {
  start: number
  end: number
  texts: Texts
}

/** A long sentence becomes several cues, each as long as its words ask; the last may last into the pause. */
export function captionCues(cues: readonly Timed[]): CaptionCue[] {
  return cues.flatMap(({ sentence, start, end, until }) => {
    const all = parts(sentence)
    const length = Math.min(Math.max(end - start, readingTime(sentence)), until - start)
    const whole = all.reduce((sum, part) => sum + letters(part), 0)
    let time = start
    return all.map((part) => {
      const from = time
      time += (length * letters(part)) / whole
      return { start: from, end: time, texts: part }
    })
  })
}

function clock(time: number) {
  const ms = Math.round(time * 1000)
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`
}

const escapeCue = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function webvtt(cues: readonly CaptionCue[], language: Locale) {
  const blocks = cues.map((cue, i) => {
    const lines = (breakLines(cue.texts[language]) ?? []).map(escapeCue).join('\n')
    return `${i + 1}\n${clock(cue.start)} --> ${clock(cue.end)}\n${lines}\n`
  })
  return `WEBVTT\n\n${blocks.join('\n')}`
}
