import { clustersOf, visibleOf } from './clusters.ts'
import type { Font } from './font-book.ts'

/** A piece of text in one font; its width is a fraction of the font size. */
export interface Run {
  font: Font
  text: string
  width: number
}

/** Stands for a character that no font has. */
export const PLACEHOLDER = '□'
const MARK = /\p{M}/u

const known = new WeakMap<readonly Font[], Map<string, readonly Run[]>>()

/** Splits a word into runs, only once, because the same word occurs at several sizes and places. */
export function runsOf(word: string, chain: readonly Font[]): readonly Run[] {
  const words = known.get(chain) ?? new Map<string, readonly Run[]>()
  known.set(chain, words)
  const runs = words.get(word) ?? splitWord(word, chain)
  words.set(word, runs)
  return runs
}

export function widthOf(runs: readonly Run[]): number {
  let sum = 0
  for (const { width } of runs) sum += width
  return sum
}

/** Sets a word in one font, even if only one of its letters needs another than usual. */
function splitWord(word: string, chain: readonly Font[]): Run[] {
  const complete = chain.find((font) => hasAll(font, word))
  if (complete) return [{ font: complete, text: word, width: complete.width(word) }]
  const letters = clustersOf(word).flatMap((cluster) => toWritable(cluster, chain))
  const main = chain.find((font) => letters.every((letter) => letter === PLACEHOLDER || hasAll(font, letter)))
  const pieces: { font: Font; text: string }[] = []
  for (const letter of letters) {
    const font = [main, ...chain].find((each) => each && hasAll(each, letter)) ?? chain[0]
    const last = pieces.at(-1)
    if (last && last.font === font) last.text += letter
    else if (font) pieces.push({ font, text: letter })
  }
  return pieces.map(({ font, text }) => ({ font, text, width: font.width(text) }))
}

/** Returns as much of a visible character as some font has: the letter without an exotic accent, or the placeholder. */
function toWritable(cluster: string, chain: readonly Font[]): string[] {
  // Invisible characters hold together an emoji of several parts.
  if (chain.some((font) => hasAll(font, cluster))) return [cluster]
  const characters = visibleOf(cluster)
  if (characters.length === 0) return []
  if (chain.some((font) => hasAll(font, characters.join('')))) return [characters.join('')]
  const [base = '', ...marks] = characters
  const font = chain.find((each) => hasAll(each, base))
  if (!font || !marks.every((mark) => MARK.test(mark))) return [PLACEHOLDER]
  return [base + marks.filter((mark) => hasAll(font, mark)).join('')]
}

function hasAll(font: Font, text: string): boolean {
  for (const character of text) if (!font.has(character.codePointAt(0) ?? 0)) return false
  return true
}
