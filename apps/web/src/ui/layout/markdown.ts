/** The subset of Markdown that content uses: headings, paragraphs, flat lists, **strong**, *emphasis* and links. */

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; start: number | null; items: string[] }

export type Piece =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string }

const HEADING = /^(#{1,6}) +(.*)$/
const ITEM = /^ {0,3}(?:[-+*]|(\d+)[.)]) +(.*)$/

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  /** The block that the next line may continue; a list even after an empty line. */
  let open: Block | undefined
  let isAfterGap = true
  for (const line of text.split('\n')) {
    if (!line.trim()) {
      isAfterGap = true
      continue
    }
    const [, marks, title = ''] = HEADING.exec(line) ?? []
    const [isItem, number, words = ''] = ITEM.exec(line) ?? []
    const before: Block | undefined = open
    if (marks) open = { kind: 'heading', level: marks.length, text: title }
    else if (isItem && before?.kind === 'list' && (before.start === null) === (number === undefined))
      before.items.push(words)
    else if (isItem) open = { kind: 'list', start: number === undefined ? null : Number(number), items: [words] }
    else if (before?.kind === 'paragraph' && !isAfterGap) before.text += `\n${line.trim()}`
    else if (before?.kind === 'list' && !isAfterGap) before.items.push(`${before.items.pop()} ${line.trim()}`)
    else open = { kind: 'paragraph', text: line.trim() }
    if (open && open !== before) blocks.push(open)
    isAfterGap = false
  }
  return blocks
}

const PIECE =
  /\*\*(.+?)\*\*|\*(\S(?:.*?\S)?)\*|\[([^\]]+)\]\(([^)\s]+)\)|([^\s@<>()[\]*]+@[^\s@<>()[\]*]+\.[a-z]{2,})|(https?:\/\/[^\s<>()*]*[\w/])/gis
/** A URL that would run code is ignored. */
const SAFE = /^(?:https?:|mailto:|[/#])/i

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(PIECE)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    end = match.index + match[0].length
    pieces.push(pieceOf(match))
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

function pieceOf([all, strong, emphasis, label, href = '', mail, address]: RegExpExecArray): Piece {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis }
  if (label !== undefined) return SAFE.test(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label }
  if (mail !== undefined) return { kind: 'link', text: mail, href: `mailto:${mail}` }
  if (address !== undefined) return { kind: 'link', text: address, href: address }
  return { kind: 'text', text: all }
}
