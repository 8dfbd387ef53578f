import type { Font, FontBook } from './font-book.ts'

/** A font for tests: it has the characters that match, and each is half as wide as it is high. */
export const buildFont = (name: string, characters: RegExp, more: Partial<Font> = {}): Font => ({
  name,
  rtl: false,
  outlined: false,
  spaced: true,
  has: (codePoint) => characters.test(String.fromCodePoint(codePoint)),
  width: (text) => 0.5 * [...text].length,
  ...more,
})

const LATIN = buildFont('atkinson-400', /[ -~…•é]/)
const GREEK = buildFont('noto-sans-400', /[ -~…•é\u0370-\u03ff]|ŵ|\u0301/)
const SIGNS = buildFont('noto-sans-math-400', /[ □→]/)
const HEBREW = buildFont('hebrew/hebrew', /[\u0590-\u05ff]/, { rtl: true, spaced: false })
const HAN = buildFont('sc/1', /[\p{Script=Han}。「」]/u)

export const CHAIN = [LATIN, GREEK, SIGNS, HEBREW, HAN]
export const BOOK: FontBook = () => CHAIN
