import { m } from '@thrive/words'
import { breakLines, clampLines } from './break-lines.ts'
import { RULE, SLATE } from './palette.ts'
import { CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts'

const SIZE = 9

/** The team, and the number of the page out of how many. */
export function drawFooter(sheet: Sheet, team: string | null, page: number, pages: number) {
  const { pdf, book } = sheet
  const y = PAGE.height - 34
  const shape = { book, size: SIZE, width: CONTENT_WIDTH - 90, align: 'left' } as const
  const [whose] = clampLines(breakLines([{ text: team ?? m.report_title(), face: 'text' }], shape), 1, shape, 'text')
  const [which] = breakLines([{ text: m.pdf_page({ page, pages }), face: 'text' }], { ...shape, width: 90 })
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf.rect(PAGE.margin, y - 16, CONTENT_WIDTH, 0.75).fill(RULE)
  if (whose) sheet.write(whose, PAGE.margin, y, SIZE, SLATE)
  if (which) sheet.write(which, PAGE.width - PAGE.margin - which.width, y, SIZE, SLATE)
  pdf.endMarkedContent()
}
