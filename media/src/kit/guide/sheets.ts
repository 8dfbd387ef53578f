import { durationText, filledIn, type Guide, type Locale, PEOPLE, scheduleOf, USUAL_START } from '@thrive/domain'
import { page } from '../paper.ts'
import { text } from '../text.ts'
import { callsPage, casesPage, closingPage, firstPage, introPage, preparePage } from './pages.ts'
import { paged, rowsOf, table } from './run-sheet.ts'

/** P30: the leader's guide, for a usual start and a usual team; both can be changed on its screen. */

const heading = ({ title, hint }: { title: string; hint: string }) =>
  `<h2>${text(title)}</h2><p class="s">${text(hint)}</p>`

function partsOf({ pages, texts }: Guide, locale: Locale) {
  const schedule = scheduleOf(pages, USUAL_START, PEOPLE.usual)
  const facts = { start: USUAL_START, end: schedule.end, duration: durationText(schedule.minutes, locale) }
  const fill = (words: string) => filledIn(words, facts)
  return { fill, rows: rowsOf(pages, schedule, texts.run) }
}

/** Returns the whole run sheet at its width, to measure its rows. */
export const onOnePage = (guide: Guide, locale: Locale) =>
  `<section class="guide"><div class="wide">${table(guide.texts.run, partsOf(guide, locale).rows)}</div></section>`

/** Returns all sheets. The heights of the run sheet's rows, in pixels, decide where it goes on to the next. */
export function guideSheets(guide: Guide, locale: Locale, heights: readonly number[]): string[] {
  const { texts, name } = guide
  const { fill, rows } = partsOf(guide, locale)
  const { run } = texts
  const runs = paged(rows, heights).map((some, index) => ({
    wide: true,
    body: `${index === 0 ? heading({ title: run.title, hint: fill(run.hint) }) : ''}${table(run, some)}`,
  }))
  const before = [preparePage(guide, fill), firstPage(guide, fill)]
  const after = [callsPage(guide), casesPage(guide, locale), closingPage(guide)]
  const calls = 2 + before.length + runs.length
  const intro = introPage(guide, fill, { prepare: 2, first: 3, run: 2 + before.length, calls })
  const bodies = [
    ...[intro, ...before].map((body) => ({ wide: false, body })),
    ...runs,
    ...after.map((body) => ({ wide: false, body })),
  ]
  return bodies.map(({ wide, body }, index) =>
    page({
      id: 'P30',
      title: texts.title,
      of: filledIn(texts.sheet, { n: index + 1, of: bodies.length }),
      note: name,
      kind: 'guide',
      body: `<div class="live${wide ? ' wide' : ''}">${body}</div>`,
    }),
  )
}
