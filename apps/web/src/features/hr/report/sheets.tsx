import { FEWEST_TEAMS } from '@thrive/domain'
import { m } from '@thrive/words'
import type { ReactNode } from 'react'
import { choicesSheet } from './choices-sheet.tsx'
import { coverSheet, type OwnSentence } from './cover-sheet.tsx'
import { madeAt } from './made-at.ts'
import { readingSheet } from './reading-sheet.tsx'
import type { ReportData } from './report-data.ts'
import { roundsSheet } from './rounds-sheet.tsx'
import { tooFewSheet } from './too-few-sheet.tsx'

export interface Sheet {
  /** What is on it, for the list of pages. */
  name: string
  page: ReactNode
}

/**
 * Makes the pages in the current language. These are plain functions and no components: they are called within
 * `speaking`, and a component would be drawn after it, in the language of the screen.
 */
export function sheetsOf(data: ReportData, own: OwnSentence): Sheet[] {
  const sheets =
    data.now.teams < FEWEST_TEAMS
      ? [{ name: m.report_sheet_few(), content: tooFewSheet(data) }]
      : [
          { name: m.report_sheet_cover(), content: coverSheet(data, own) },
          { name: m.report_sheet_rounds(), content: roundsSheet(data) },
          { name: m.report_sheet_choices(), content: choicesSheet(data) },
          { name: m.report_sheet_reading(), content: readingSheet(data) },
        ]
  return sheets.map(({ name, content }, index) => ({
    name,
    page: (
      <section className={`sheet p${index + 1}`} aria-label={m.report_page({ page: index + 1, pages: sheets.length })}>
        <div className="strip" />
        {content}
        <footer>
          <span>{footWords(data)}</span>
          <span>{m.report_page({ page: index + 1, pages: sheets.length })}</span>
        </footer>
      </section>
    ),
  }))
}

const footWords = (data: ReportData): string =>
  [data.account.organisation, data.round.name, m.report_made_on(madeAt(data))].filter(Boolean).join(', ')
