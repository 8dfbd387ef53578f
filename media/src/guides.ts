import { contentFolder, loadGuide, loadWorkshops } from '@thrive/content'
import { downloadPath, type Guide, LOCALES, type Locale } from '@thrive/domain'
import { fingerprint } from './fingerprint.ts'
import { type Frames, mustFit } from './fit.ts'
import { inBrowser } from './in-browser.ts'
import type { Job } from './job.ts'
import { document } from './kit/document.ts'
import { guideSheets, onOnePage } from './kit/guide/sheets.ts'
import { PUBLIC } from './paths.ts'
import { printPdf } from './print.ts'

/** The leader's guide on paper: one PDF per version and language. */

export const MOST_PAGES = 10
const STYLES = ['paper', 'sheets', 'guide']
const FRAMES: Frames = { sheet: '.sheet', insets: { '.slug': 0, '.live': 0, '.sheet': 9 } }

export const guideFile = (slug: string, locale: Locale) =>
  `${PUBLIC}${downloadPath(`/downloads/guide-${slug}.pdf`, locale)}`

export const readGuides = () =>
  loadWorkshops().flatMap((workshop) =>
    LOCALES.map((locale) => ({ locale, guide: loadGuide(contentFolder, workshop, locale) })),
  )

const documentOf = ({ texts, name }: Guide, locale: Locale, pages: readonly string[]) =>
  document(locale, `${texts.title}: ${name}`, pages, STYLES)

const HEIGHTS = "[...document.querySelectorAll('.run tbody tr')].map((row) => row.getBoundingClientRect().height)"

/** Only a browser knows how high the rows of the run sheet are. */
function paged(guide: Guide, locale: Locale): string {
  const heights = inBrowser<number[]>(documentOf(guide, locale, [onOnePage(guide, locale)]), HEIGHTS)
  const sheets = guideSheets(guide, locale, heights)
  if (sheets.length > MOST_PAGES) throw new Error(`the guide of ${guide.slug} in ${locale} has ${sheets.length} pages`)
  return documentOf(guide, locale, sheets)
}

export const guideJobs = (): Job[] =>
  readGuides().map(({ locale, guide }) => {
    const file = guideFile(guide.slug, locale)
    return {
      id: file.slice(PUBLIC.length + 1, -'.pdf'.length),
      hash: fingerprint(guideSheets(guide, locale, []).join('\n'), [
        'src/print.ts',
        'src/guides.ts',
        'src/kit/guide',
        'src/kit/style/guide.css',
      ]),
      files: [file],
      weight: 5,
      needs: ['chromium'],
      make: async () => {
        const html = paged(guide, locale)
        mustFit(html, FRAMES)
        printPdf(html, file)
        return {}
      },
    }
  })
