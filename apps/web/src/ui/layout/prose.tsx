import { classNames } from './class-names.ts'
import { cssVars } from './css-vars.ts'
import { type Block, blocksOf, type Piece, piecesOf } from './markdown.ts'
import './prose.css'

export interface ProseProps {
  /** Markdown, as far as `markdown.ts` supports it; anything else is shown as text. */
  children: string
  /** At reading-aloud size; a long text a little smaller, so that it stays on the screen. */
  read?: boolean | undefined
  /** The numbers of steps whose words differ from those on paper. */
  differs?: readonly string[] | undefined
}

/** What a paragraph or item takes up besides its letters: the rest of its last line, and the gap above it. */
const BLOCK = 45
const BREAKS = /\n\s*\n|\n(?=\s*(?:[-+*]|\d+[.)])\s)/

/**
 * Returns the side of the square that the text would fill if every letter were one unit. A font size of the available
 * side divided by this fills the space: CSS can calculate that, so nothing has to be measured first and no word moves.
 */
export const extentOf = (text: string) => Math.sqrt(text.length + BLOCK * text.split(BREAKS).length).toFixed(2)

export function Prose({ children, read, differs }: ProseProps) {
  return (
    <div
      className={classNames('prose', read && 'read')}
      style={read ? cssVars({ '--extent': extentOf(children) }) : undefined}
    >
      {blocksOf(children).map((block, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <BlockView key={nth} block={block} differs={differs} />
      ))}
    </div>
  )
}

function BlockView({ block, differs }: { block: Block } & Pick<ProseProps, 'differs'>) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Words>{block.text}</Words>
      </p>
    )
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as 'h2'
    return (
      <Heading>
        <Words>{block.text}</Words>
      </Heading>
    )
  }
  const items = block.items.map((item, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <li key={nth} data-differs={differs?.includes(String((block.start ?? 1) + nth)) || undefined}>
      <Words>{item}</Words>
    </li>
  ))
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start === 1 ? undefined : block.start}>{items}</ol>
}

const Words = ({ children }: { children: string }) =>
  piecesOf(children).map((piece, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <PieceView key={nth} piece={piece} />
  ))

function PieceView({ piece }: { piece: Piece }) {
  if (piece.kind === 'strong') return <strong>{piece.text}</strong>
  if (piece.kind === 'emphasis') return <em>{piece.text}</em>
  if (piece.kind === 'link') return <a href={piece.href}>{piece.text}</a>
  return piece.text
}
