const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const SPACES = /[\t\p{Zs}]+/gu
const EMPTY_LINES = /\n{3,}/g
/** Invisible characters that stay: they join or separate letters, parts of emoji and flags, or set a direction. */
const UNSEEN = /(?![\n\u200c-\u200f\u061c\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu

/** Normalises letters, spaces and line ends, and removes what a page cannot show. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LINE_ENDS, '\n')
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(/ ?\n ?/g, '\n')
    .replace(EMPTY_LINES, '\n\n')
    .trim()
