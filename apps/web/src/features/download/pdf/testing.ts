import type { Font, FontBook, FontName } from './fonts.ts'

/** A font for tests: it has the characters that match, and each is half as wide as it is high. */
export const buildFont = (name: FontName, characters: RegExp): Font => ({
  name,
  has: (codePoint) => characters.test(String.fromCodePoint(codePoint)),
  advance: () => 0.5,
})

const LATIN = buildFont('atkinson-400', /[ -~…•é]/)
const GREEK = buildFont('noto-sans-400', /[ -~…•é\u0370-\u03ff]|ŵ|\u0301/)
const SIGNS = buildFont('noto-sans-math-400', /[ □→]/)

export const CHAIN = [LATIN, GREEK, SIGNS]
export const BOOK: FontBook = { text: CHAIN, strong: CHAIN, display: CHAIN }
