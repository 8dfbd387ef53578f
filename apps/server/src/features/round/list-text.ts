import { parse } from 'csv-parse/sync'

/** A row of a list with the number of its line. */
export interface Row {
  line: number
  cells: string[]
}

/** Reads UTF-8, UTF-16 and, as older versions of Excel write it, Windows-1252. Null if the bytes are no text. */
export function decode(bytes: Buffer): string | null {
  const text = textIn(bytes)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these tell a text from another file
  return text === null || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text
}

function textIn(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const SEPARATORS = ['\t', ';', ',']

/** Null if the text cannot be read as a table. */
export function tableRows(text: string): Row[] | null {
  const heading = text.trimStart().split(/\r?\n/, 1)[0] ?? ''
  const plain = heading.replace(/"[^"]*"/g, '')
  const delimiter = SEPARATORS.find((separator) => plain.includes(separator)) ?? ','
  try {
    const options = { bom: true, delimiter, info: true, relax_column_count: true, relax_quotes: true } as const
    const records = parse(text, options) as unknown as { info: { lines: number }; record: string[] }[]
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }))
  } catch {
    return null
  }
}

/** An address as it stands in the text, with the name that a mail program wrote before it. */
export interface Pasted {
  line: number
  name: string
  address: string
}

/** Reads what a mail program copies: several addresses on a line, some as `Name <address>`. */
export function pastedAddresses(text: string): Pasted[] {
  return text.split(/\r?\n/).flatMap((content, index) => {
    const written = content.trim()
    if (written === '') return []
    const pieces = split(written)
    return (pieces.length > 0 ? pieces : [written]).map((piece) => ({ line: index + 1, ...named(piece) }))
  })
}

const QUOTED = /"[^"]*"/g

/** The pieces with an address. A name may hold a separator: `Peeters, An <an@example.org>`. */
function split(text: string): string[] {
  const masked = text.replace(QUOTED, (quoted) => 'x'.repeat(quoted.length))
  const ends = [...masked].flatMap((sign, index) => (SEPARATORS.includes(sign) ? [index] : []))
  const pieces: string[] = []
  let from = 0
  for (const [nth, end] of [...ends, text.length].entries()) {
    const piece = text.slice(nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1, end)
    if (!piece.includes('@')) continue
    pieces.push((piece.includes('<') ? text.slice(from, end) : piece).trim())
    from = end + 1
  }
  return pieces
}

/** Splits `Name <address>`. */
export function named(written: string): { name: string; address: string } {
  const [, name = '', address] = /^(.*)<([^<>]*)>$/.exec(written.trim()) ?? []
  if (address === undefined) return { name: '', address: written.trim().replace(/^"(.*)"$/, '$1') }
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
