import { INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent, weekdayAndDate } from '@thrive/words/intl'
import type { Poster, Report } from '../report.ts'
import { breakLines } from './break-lines.ts'
import type { Words } from './compose-actions.ts'
import { CARD, cardHeight, composePoster, FOOT, GAP, HEADING, heightOf, MARGIN, type PosterAction, QR, SCORES, SIGN, WIDTH } from './compose-poster.ts' // biome-ignore format: one list
import { drawGlyph } from './draw-glyph.ts'
import { drawPhotoFrame } from './draw-photo-frame.ts'
import { drawQr } from './draw-qr.ts'
import type { Face } from './font-book.ts'
import { INK, INKS, SLATE, WHITE } from './palette.ts'
import { baseline, PAGE, type Sheet } from './sheet.ts'

const RIGHT = MARGIN + WIDTH

/** Draws the page that a team hangs up: who it is, what it does, and a code that opens its look-back. */
export function drawPoster(sheet: Sheet, report: Report, poster: Poster, photo: Uint8Array | null) {
  const layout = composePoster(report, poster.actions, sheet.book)
  sheet.newPage(WHITE)
  drawPhotoFrame(sheet, photo, altOf(report), { x: MARGIN, y: MARGIN, width: WIDTH, height: layout.photoHeight })
  let y = MARGIN + layout.photoHeight + GAP
  sheet.tag('H2', () => words(sheet, layout.team, MARGIN, y))
  if (report.date) {
    const date = { text: report.date, face: 'text' } as const
    sheet.tag('P', () => oneLine(sheet, date, { right: RIGHT }, y + heightOf(layout.team) - 8, 11, SLATE))
  }
  y += heightOf(layout.team) + GAP
  drawScores(sheet, report, y)
  y += SCORES + GAP
  sheet.tag('H3', () => oneLine(sheet, { text: m.poster_plan(), face: 'display' }, { left: MARGIN }, y + 16, 18))
  y += HEADING
  for (const action of layout.actions) {
    drawAction(sheet, action, y)
    y += cardHeight(action) + CARD.gap
  }
  drawFoot(sheet, poster, PAGE.height - MARGIN - FOOT)
}

const altOf = ({ team }: Report) => (team ? m.pdf_photo_alt_named({ name: team }) : m.pdf_photo_alt())

function drawScores(sheet: Sheet, { scores }: Report, y: number) {
  const column = (WIDTH - 2 * 17) / 3
  INDICATORS.forEach((indicator, nth) => {
    const x = MARGIN + nth * (column + 17)
    sheet.decorate(() => drawGlyph(sheet, indicator, x, y, 20))
    sheet.tag('P', () => {
      oneLine(sheet, { text: INDICATOR_NAMES[indicator], face: 'display' }, { left: x + 26 }, y + 17, 14)
      oneLine(sheet, { text: inPercent(scores[indicator]), face: 'display' }, { right: x + column }, y + 19, 23)
    })
    sheet.decorate(() => drawTube(sheet, INKS[indicator].fill, scores[indicator] / 100, x, y + 30, column))
  })
}

const TUBE = 26

function drawTube({ pdf }: Sheet, fill: string, share: number, x: number, y: number, width: number) {
  const tube = () => pdf.roundedRect(x, y, width, TUBE, TUBE / 2)
  pdf.save()
  tube().clip()
  pdf.rect(x, y, width * share, TUBE).fill(fill)
  pdf.rect(x + width * share - 1.2, y, 2.4, TUBE).fill(INK)
  for (const mark of [0.25, 0.5, 0.75]) pdf.rect(x + width * mark - 0.8, y + TUBE - 7, 1.6, 7).fill(INK)
  pdf.restore().lineWidth(2.2)
  tube().stroke(INK)
}

function drawAction(sheet: Sheet, action: PosterAction, y: number) {
  const { indicator, what, facts } = action
  const x = MARGIN + CARD.inset
  sheet.decorate(() => {
    sheet.pdf.lineWidth(1.7).roundedRect(MARGIN, y, WIDTH, cardHeight(action), 11).stroke(INK)
    if (indicator) drawGlyph(sheet, indicator, x, y + CARD.pad, SIGN)
  })
  sheet.tag('P', () => {
    words(sheet, what, x + CARD.sign, y + CARD.pad)
    words(sheet, facts, x + CARD.sign, y + CARD.pad + heightOf(what) + 4)
  })
}

function drawFoot(sheet: Sheet, { url, day }: Poster, top: number) {
  const bottom = PAGE.height - MARGIN
  sheet.decorate(() => sheet.pdf.rect(MARGIN, top, WIDTH, 2.5).fill(INK))
  const code = { x: RIGHT - QR, y: top + 11 }
  // The code has capitals only; the text is what a person would type.
  sheet.figure(m.poster_code(), () => drawQr(sheet, url.toUpperCase(), code.x, code.y, QR))
  sheet.tag('P', () => {
    const scan = { text: m.poster_scan(), face: 'text' } as const
    oneLine(sheet, scan, { centre: code.x + QR / 2 }, bottom - 1, 8.5)
    oneLine(sheet, { text: url.replace(/^https?:\/\//, ''), face: 'text' }, { left: MARGIN }, bottom - 1, 8, SLATE)
    oneLine(sheet, { text: m.poster_minutes(), face: 'text' }, { left: MARGIN }, bottom - 18, 13)
    if (!day) return
    oneLine(sheet, { text: weekdayAndDate(day), face: 'display' }, { left: MARGIN }, bottom - 40, 23)
    oneLine(sheet, { text: m.poster_back_on(), face: 'text' }, { left: MARGIN }, bottom - 66, 13)
  })
}

function words(sheet: Sheet, { lines, size, leading }: Words, x: number, y: number) {
  lines.forEach((line, nth) => {
    sheet.write(line, x, y + nth * leading + baseline(size, leading), size)
  })
}

type Place = { left: number } | { right: number } | { centre: number }

function oneLine(
  sheet: Sheet,
  span: { text: string; face: Face },
  place: Place,
  y: number,
  size: number,
  colour = INK,
) {
  const [line] = breakLines([span], { book: sheet.book, size, width: WIDTH })
  if (!line) return
  const x = 'left' in place ? place.left : 'right' in place ? place.right - line.width : place.centre - line.width / 2
  sheet.write(line, x, y, size, colour)
}
