/** What pagination needs to know about a block; all heights in points. */
export interface Breakable {
  lines: readonly unknown[]
  /** Height of one line. */
  leading: number
  /** Space above, dropped at the top of a page. */
  before: number
  /** Keeps it together with the beginning of the next block, as for a title. */
  keep: boolean
}

/** Lines `from` up to `to` of a block, with their top at `y`. */
export interface Placed<B> {
  block: B
  from: number
  to: number
  y: number
}

/** Fewer lines of a paragraph than this are not left alone on either side of a page break. */
const TOGETHER = 2
/** Rounding errors up to this do not start a new page. */
const GRACE = 0.01

/** Stacks blocks; a title is never left alone at the foot, nor a single line of a longer paragraph. */
export function paginate<B extends Breakable>(blocks: readonly B[], height: number): Placed<B>[][] {
  const pages: Placed<B>[][] = [[]]
  let y = 0
  const turn = () => {
    pages.push([])
    y = 0
  }
  blocks.forEach((block, index) => {
    const onTop = () => pages.at(-1)?.length === 0
    if (!onTop() && y + block.before + beginning(blocks, index) > height + GRACE) turn()
    if (!onTop()) y += block.before
    let from = 0
    while (from < block.lines.length) {
      const rest = block.lines.length - from
      const room = Math.floor((height - y + GRACE) / block.leading)
      const count = room >= rest ? rest : Math.max(1, Math.min(room, rest - TOGETHER))
      pages.at(-1)?.push({ block, from, to: from + count, y })
      y += count * block.leading
      from += count
      if (from < block.lines.length) turn()
    }
  })
  return pages
}

/** Returns how much of a block must fit on the page where it begins. */
function beginning(blocks: readonly Breakable[], index: number): number {
  const block = blocks[index]
  if (!block) return 0
  const { lines, leading, keep } = block
  const next = blocks[index + 1]
  if (keep && next) return lines.length * leading + next.before + beginning(blocks, index + 1)
  return Math.min(lines.length, lines.length <= TOGETHER + 1 ? lines.length : TOGETHER) * leading
}
