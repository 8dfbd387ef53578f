const code = (sign: string) => sign.charCodeAt(0)
const [QUOTE, BACKSLASH, COMMA] = [code('"'), code('\\'), code(',')]
const OPENING = new Set([code('['), code('{')])
const CLOSING = new Set([code(']'), code('}')])

/**
 * True if the text, if it is JSON at all, stays within this depth and number of parts. One pass without allocation,
 * because parsing a megabyte of brackets or tiny entries would block the process for much of a second.
 */
export function isShallowJson(text: string, most: { depth: number; parts: number }): boolean {
  let depth = 0
  let parts = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === BACKSLASH) at++
    else if (sign === QUOTE) inString = !inString
    else if (inString) continue
    else if (sign === COMMA) parts++
    else if (OPENING.has(sign)) depth++
    else if (CLOSING.has(sign)) depth--
    if (depth > most.depth || parts > most.parts) return false
  }
  return true
}
