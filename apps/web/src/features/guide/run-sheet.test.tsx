// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { guidePages, scheduleOf } from '@thrive/domain'
import { buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { afterEach, expect, test } from 'vitest'
import { RunSheet } from './run-sheet.tsx'

afterEach(cleanup)

const RUN = {
  title: 'Run sheet',
  hint: '',
  columns: { clock: 'Clock', page: 'Page', what: 'What they do', note: 'For you', need: 'At hand' },
  film: 'film',
  timer: 'timer {t}',
  ask: 'phones may be asked',
  pause: 'break {t}',
  shorter: 'Shorter:',
  end: 'The end',
}
const survey = [
  buildSurveyPage({ page: 1, title: 'Welcome', minutes: 2, kind: 'video', breakSeconds: 600 }),
  buildSurveyPage({
    page: 2,
    title: 'One finding each',
    minutes: 9,
    minutesFor: { 5: 6, 12: 12, 16: 15 },
    note: 'Do not comment.',
    shorten: 'One sentence each.',
    material: ['pen'],
  }),
]

function show(people: number) {
  const pages = guidePages(buildWorkshop({ survey, results: [] }), (thing) => `the ${thing}`)
  render(<RunSheet pages={pages} schedule={scheduleOf(pages, '13:00', people)} run={RUN} />)
}
const row = (title: string) => within(screen.getByText(title).closest('tr') as HTMLElement)

test('each row says when, what, what the leader should know, and what has to be at hand', () => {
  show(8)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(Object.values(RUN.columns))
  expect(row('Welcome').getByText('13:00')).toBeDefined()
  expect(row('Welcome').getByText('film · break 10:00')).toBeDefined()
  const finding = row('One finding each')
  expect(finding.getByText('13:02')).toBeDefined()
  expect(finding.getByText('Do not comment.')).toBeDefined()
  expect(finding.getByText('One sentence each.').textContent).toBe('Shorter: One sentence each.')
  expect(finding.getByText('the pen')).toBeDefined()
  expect(row('The end').getByText('13:11')).toBeDefined()
})

test('more people end later', () => {
  show(16)
  expect(row('The end').getByText('13:17')).toBeDefined()
})
