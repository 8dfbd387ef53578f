import { m } from '@thrive/words'
import { toBytes } from 'pdfkit/output'
import type { Report, ReportGroup } from '../report.ts'
import { breakLines, clampLines } from './break-lines.ts'
import { composeAnswers } from './compose-answers.ts'
import { drawActions } from './draw-actions.ts'
import { drawAnswers } from './draw-answers.ts'
import { drawCover } from './draw-cover.ts'
import { drawOrganisation, type Logo } from './draw-organisation.ts'
import { drawPoster } from './draw-poster.ts'
import { type FontSource, openFonts } from './fonts.ts'
import { paginate } from './paginate.ts'
import { RULE, SLATE } from './palette.ts'
import { CONTENT_WIDTH, openSheet, PAGE, type Sheet } from './sheet.ts'

interface Pictures {
  photo: Uint8Array | null
  logo?: Logo | null
}

/** The poster alone, to hang up. */
export async function makePoster(
  report: Report,
  { photo }: Pictures,
  source: FontSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(await openFonts(source, textsOf(report)), report.team ?? report.workshop, report.team)
  const bytes = toBytes(sheet.pdf)
  if (report.poster) drawPoster(sheet, report, report.poster, photo)
  sheet.root.end()
  sheet.pdf.end()
  return bytes
}

/** Cover, actions, answers, poster. The pages are laid out first, so that each one knows the total. */
export async function makePdf(
  report: Report,
  { photo, logo = null }: Pictures,
  source: FontSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await openFonts(source, textsOf(report))
  const sheet = openSheet(fonts, m.report_title(), report.team)
  const bytes = toBytes(sheet.pdf)
  const answers = paginate(composeAnswers(report, fonts.book, CONTENT_WIDTH), PAGE.height - PAGE.margin - PAGE.foot)
  const withAnswers = answers.filter((page) => page.length > 0)
  const pages = 1 + (report.actions.length > 0 ? 1 : 0) + withAnswers.length + (report.poster ? 1 : 0)
  let page = 0
  const footer = () => drawFooter(sheet, report.team, ++page, pages)

  drawCover(sheet, report, photo)
  if (logo) drawOrganisation(sheet, logo)
  footer()
  if (report.actions.length > 0) {
    drawActions(sheet, report.actions)
    footer()
  }
  drawAnswers(sheet, withAnswers, footer)
  // Without a footer, because it is hung up.
  if (report.poster) drawPoster(sheet, report, report.poster, photo)
  sheet.root.end()
  sheet.pdf.end()
  return bytes
}

const textsOf = ({ team, groups, progress }: Report): string[] => [
  team ?? '',
  ...(progress?.list.flatMap(({ actions }) => actions.map(({ what }) => what)) ?? []),
  ...groups.flatMap(textsOfGroup),
]

const textsOfGroup = ({ title, answers }: ReportGroup): string[] => [
  title,
  ...answers.flatMap(({ question, answer }) => [question, ...(answer.kind === 'text' ? [answer.text] : answer.items)]),
]

const SIZE = 9

/** Draws the team's name and the page number out of the total. */
function drawFooter(sheet: Sheet, team: string | null, page: number, pages: number) {
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
