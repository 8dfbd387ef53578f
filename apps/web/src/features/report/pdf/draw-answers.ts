import type { StructureElement } from 'pdfkit'
import type { Block } from './compose-answers.ts'
import type { Placed } from './paginate.ts'
import { INK, INKS, RULE } from './palette.ts'
import { baseline, CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts'

const TAGS = { chapter: 'H2', group: 'H3', answer: 'P', item: 'LBody' } as const

/** Draws all pages of answers; a paragraph that continues on the next page stays one paragraph for a screen reader. */
export function drawAnswers(sheet: Sheet, pages: Placed<Block>[][], afterPage: () => void) {
  const elements = new Map<Block, StructureElement>()
  let list: StructureElement | null = null
  const elementOf = (block: Block): StructureElement => {
    const known = elements.get(block)
    if (known) return known
    const element = sheet.pdf.struct(TAGS[block.kind])
    if (block.kind === 'item') {
      if (!list) {
        list = sheet.pdf.struct('L')
        sheet.root.add(list)
      }
      const entry = sheet.pdf.struct('LI')
      list.add(entry)
      entry.add(element)
    } else {
      list = null
      sheet.root.add(element)
    }
    elements.set(block, element)
    return element
  }

  for (const page of pages) {
    sheet.newPage()
    for (const placed of page) {
      if (placed.block.kind === 'group' && placed.from === 0) drawRule(sheet, placed)
      elementOf(placed.block).add(() => drawLines(sheet, placed))
    }
    afterPage()
  }
}

function drawLines(sheet: Sheet, { block, from, to, y }: Placed<Block>) {
  const { size, leading, indent, marker } = block
  const top = PAGE.margin + y + baseline(size, leading)
  const lines = block.lines.slice(from, to)
  if (marker && from === 0) {
    const side = lines[0]?.rtl ? CONTENT_WIDTH - marker.width : 0
    sheet.write(marker, PAGE.margin + side, top, size)
  }
  lines.forEach((line, index) => {
    sheet.write(line, PAGE.margin + (line.rtl ? 0 : indent), top + index * leading, size)
  })
}

/** Draws a rule in the indicator's colour above a group's title, except at the top of a page. */
function drawRule({ pdf, decorate }: Sheet, { block, y }: Placed<Block>) {
  if (y === 0) return
  const top = PAGE.margin + y - 8
  decorate(() => {
    pdf.rect(PAGE.margin, top, CONTENT_WIDTH, 0.75).fill(RULE)
    pdf.rect(PAGE.margin, top - 0.75, 42, 2.25).fill(block.indicator ? INKS[block.indicator].fill : INK)
  })
}
