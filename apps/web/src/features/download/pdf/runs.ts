import type { Font, FontName } from './fonts.ts'

/** A piece of text in one font; its width is a share of the font size. */
export interface Run {
  font: FontName
  text: string
  width: number
}

/** Stands for a character that no font has. */
export const PLACEHOLDER = '□'
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u
const MARK = /\p{M}/u
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const known = new WeakMap<readonly Font[], Map<string, readonly Run[]>>()

/** The runs of a word. The same word is met at many sizes and places, so it is taken apart once. */
export function runsOf(word: string, chain: readonly Font[]): readonly Run[] {
  const words = known.get(chain) ?? new Map<string, readonly Run[]>()
  known.set(chain, words)
  const runs = words.get(word) ?? takeApart(word, chain)
  words.set(word, runs)
  return runs
}

/** A word is set in one font, even where only one of its letters needs another than usual. */
function takeApart(word: string, chain: readonly Font[]): Run[] {
  const complete = chain.find((font) => hasAll(font, word))
  if (complete) return [{ font: complete.name, text: word, width: widthOf(complete, word) }]
  const letters = [...clusters.segment(word)].flatMap(({ segment }) => writable(segment, chain))
  const main = chain.find((font) => letters.every((letter) => letter === PLACEHOLDER || hasAll(font, letter)))
  const runs: Run[] = []
  for (const letter of letters) {
    const font = [main, ...chain].find((each) => each && hasAll(each, letter)) ?? chain[0]
    if (font) append(runs, font, letter)
  }
  return runs
}

export const widthOf = (font: Font, text: string): number => {
  let width = 0
  for (const character of text) width += font.advance(character.codePointAt(0) ?? 0)
  return width
}

function append(runs: Run[], font: Font, letter: string) {
  const last = runs.at(-1)
  const width = widthOf(font, letter)
  if (last?.font !== font.name) runs.push({ font: font.name, text: letter, width })
  else {
    last.text += letter
    last.width += width
  }
}

/** What of one visible character some font can write: the letter without an exotic accent, or else the placeholder. */
function writable(cluster: string, chain: readonly Font[]): string[] {
  const characters = [...cluster].filter((character) => !INVISIBLE.test(character))
  if (characters.length === 0) return []
  const best = chain.find((font) => hasAll(font, characters.join('')))
  if (best) return [characters.join('')]
  const [base = '', ...marks] = characters
  const font = chain.find((each) => hasAll(each, base))
  if (!font || !marks.every((mark) => MARK.test(mark))) return [PLACEHOLDER]
  return [base + marks.filter((mark) => hasAll(font, mark)).join('')]
}

function hasAll(font: Font, text: string): boolean {
  for (const character of text) if (!font.has(character.codePointAt(0) ?? 0)) return false
  return true
}
