import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import type { Report } from '../report.ts'
import { breakLines, type Span } from './break-lines.ts'
import { cylinderGrid, drawCylinder } from './draw-cylinder.ts'
import { drawPhoto } from './draw-photo.ts'
import { INK, INKS, SLATE } from './palette.ts'
import { baseline, CONTENT_WIDTH, PAGE, type Sheet } from './sheet.ts'

/** The height of a cylinder's labels: name and score below it, then the desired score. */
const CAPTION = 62
const BOTTOM = PAGE.height - PAGE.foot

export function drawCover(sheet: Sheet, report: Report, photo: Uint8Array | null) {
  sheet.newPage()
  sheet.decorate(() => drawLogo(sheet, PAGE.margin, PAGE.margin, 0.32))
  const subtitle = [report.workshop, report.date].filter(Boolean).join(' · ')
  let y = PAGE.margin + 44
  y = paragraph(sheet, 'P', { text: subtitle, face: 'text' }, y, 12, 16, SLATE) + 4
  y = paragraph(sheet, 'H1', { text: unbroken(m.report_title()), face: 'display' }, y, 31, 38, INK)
  if (report.team) y = paragraph(sheet, 'P', { text: report.team, face: 'strong' }, y + 6, 20, 26, INK)
  const alt = report.team ? m.pdf_photo_alt_named({ name: report.team }) : m.pdf_photo_alt()
  if (photo) y = drawPhoto(sheet, photo, alt, y + 20, BOTTOM - 190 - y)
  drawScores(sheet, report, y + 26)
}

/** Keeps the name of the game on one line. */
const unbroken = (title: string) => title.replace('Thrive Game', 'Thrive\u00a0Game')

function paragraph(sheet: Sheet, tag: string, span: Span, y: number, size: number, leading: number, colour: string) {
  const lines = breakLines([span], { book: sheet.book, size, width: CONTENT_WIDTH, align: 'left' })
  sheet.tag(tag, () => {
    lines.forEach((line, index) => {
      sheet.write(line, PAGE.margin, y + index * leading + baseline(size, leading), size, colour)
    })
  })
  return y + lines.length * leading
}

/** Draws three cylinders, centred and as large as the rest of the page allows. */
function drawScores(sheet: Sheet, { scores, desired, progress }: Report, top: number) {
  const grid = cylinderGrid(desired !== null || progress !== null)
  const column = CONTENT_WIDTH / INDICATORS.length
  const scale = Math.min((column - 16) / grid.width, (BOTTOM - top - CAPTION) / grid.height)
  const height = grid.height * scale + CAPTION
  const y = top + (BOTTOM - top - height) / 2
  INDICATORS.forEach((indicator, index) => {
    const wish = desired?.[indicator] ?? null
    const last = progress?.list.find((each) => each.indicator === indicator)?.last ?? null
    const name = INDICATOR_NAMES[indicator]
    const score = scores[indicator]
    // The glass, without its scale and flag, is centred over its name.
    const centre = PAGE.margin + column * (index + 0.5)
    const x = centre - 175 * scale
    sheet.figure(altOf(name, score, wish, last), () =>
      drawCylinder(sheet, { indicator, score, desired: wish, last }, x, y, scale),
    )
    const under = y + grid.height * scale
    sheet.tag('P', () => {
      centred(sheet, { text: name, face: 'display' }, centre, under + 22, 14)
      centred(sheet, { text: inPercent(score), face: 'display' }, centre, under + 44, 20)
      const beside = [wish !== null && m.score_desired({ score: wish }), last !== null && m.progress_was({ last })]
      const text = beside.filter(Boolean).join(' · ')
      if (text) centred(sheet, { text, face: 'text' }, centre, under + 59, 10, SLATE)
    })
  })
}

function altOf(name: string, score: number, desired: number | null, last: number | null): string {
  if (last !== null)
    return desired === null
      ? m.progress_alt({ name, last, now: score })
      : m.progress_alt_desired({ name, last, now: score, desired })
  return desired === null ? m.pdf_score_alt({ name, score }) : m.pdf_score_alt_desired({ name, score, desired })
}

function centred(sheet: Sheet, span: Span, x: number, y: number, size: number, colour = INK) {
  const [line] = breakLines([span], { book: sheet.book, size, width: CONTENT_WIDTH })
  if (line) sheet.write(line, x - line.width / 2, y, size, colour)
}

const ARCH = 'M76 98V48a46 46 0 0 1 92 0V98Z'
const TRIANGLE = 'M194 8L246 98H142Z'

/** Draws the circle, arch and triangle of our logo, 100 high at scale 1. */
function drawLogo({ pdf }: Sheet, x: number, y: number, scale: number) {
  pdf.save().translate(x, y).scale(scale)
  pdf.circle(50, 50, 48).fill(INKS.connect.fill)
  pdf.path(TRIANGLE).fill(INKS.inspire.fill)
  pdf.path(ARCH).fill(INKS.trust.fill)
  pdf.save().circle(50, 50, 48).clip().path(ARCH).fill(INK).restore()
  pdf.save().path(ARCH).clip().path(TRIANGLE).fill(INKS.trust.deep).restore()
  pdf.restore()
}
