import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hidingOf, INDICATORS } from '@thrive/domain'
import { afterEach, expect, test, vi } from 'vitest'
import type { LabelFigure, Labels, LabelValue, RoundScores } from '../insight/api.ts'
import { LabelsCard } from '../insight/labels-card.tsx'
import { buildInsight, spread } from '../insight/testing/build.ts'
import type { ReportData } from './report-data.ts'
import { sheetsOf } from './sheets.tsx'

/** What the smallest group hides, no paper and no saved chart has either. */

afterEach(cleanup)

/** Finished teams, how many of them gave the third score, and an average that nothing else has. */
const DEPARTMENTS = {
  Operations: { teams: 9, inspire: 9, average: 66 },
  'Customer care': { teams: 8, inspire: 8, average: 68 },
  Technology: { teams: 6, inspire: 6, average: 57 },
  Sales: { teams: 5, inspire: 5, average: 91 },
  Finance: { teams: 3, inspire: 3, average: 96 },
}
type Departments = Record<string, { teams: number; inspire: number; average: number }>
const SMALLEST = 5
const HIDDEN = /\b(91|96)%/

const averages = { connect: spread(63), trust: spread(53), inspire: spread(61) }

function labelsOf(departments: Departments): Labels {
  const scores = Object.fromEntries(INDICATORS.map((each) => [each, figuresOf(departments, each)]))
  const values = Object.entries(departments).map(([name, { teams }]) => ({
    name,
    teams,
    scores: Object.fromEntries(INDICATORS.map((each) => [each, scores[each]?.(name)])) as LabelValue['scores'],
    funnel: { hidden: 'small' as const, teams },
    before: null,
  }))
  return {
    round: { id: 7, name: 'Autumn 2026' },
    labels: ['Department'],
    label: 'Department',
    smallest: SMALLEST,
    recounting: false,
    teams: 31,
    scores: averages,
    desired: { connect: 86, trust: 90, inspire: 83 },
    against: null,
    values,
  }
}

/** As the server sends them. */
function figuresOf(departments: Departments, of: string) {
  const countOf = (name: string) => departments[name]?.[of === 'inspire' ? 'inspire' : 'teams'] ?? 0
  const hiding = hidingOf(
    Object.keys(departments).map((name) => ({ name, teams: countOf(name) })),
    SMALLEST,
  )
  return (name: string): LabelFigure => {
    const [teams, hidden] = [countOf(name), hiding.get(name)]
    return hidden ? { ...hidden, teams } : { hidden: false, teams, average: departments[name]?.average ?? 0 }
  }
}

function print(labels: Labels) {
  const round: RoundScores = {
    ...{ id: 7, name: 'Autumn 2026', version_slug: 'v2', closes: '2026-12-18', labels: ['Department'] },
    ...{ teams: 31, scores: averages, furthest: null },
  }
  const data: ReportData = {
    account: {
      ...{ email: 'noor@example.org', name: 'Noor de Vries', role: 'owner', lang: 'en', organisation: 'Havenlicht' },
      ...{ mustSetFactor: false, hasPassword: true, byCompany: false, factor: null, timeZone: 'UTC', owner: null },
    },
    round,
    funnel: undefined,
    now: buildInsight({ teams: 31, scores: averages }),
    against: null,
    rounds: [round],
    labels,
    same: undefined,
    actions: undefined,
    madeAt: new Date('2026-11-16T12:40:00Z'),
  }
  // The organisation has no logo.
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ name: 'Havenlicht', logo: null }))
  return render(sheetsOf(data, null).map(({ name, page }) => <div key={name}>{page}</div>)).container
}

const groupOf = (name: string) => screen.getByRole('heading', { name }).closest('section') as HTMLElement

test('paper shows no figure of a value that is too small, nor of the one that covers it', () => {
  const paper = print(labelsOf(DEPARTMENTS)).innerHTML
  expect(paper).toContain('66%')
  expect(paper).not.toMatch(HIDDEN)
  expect(groupOf('Finance').textContent).toContain('not shown: fewer than 5 teams')
  expect(groupOf('Sales').textContent).toContain('not shown: hidden with Finance')
  for (const name of ['Finance', 'Sales']) expect(within(groupOf(name)).queryByRole('img')).toBeNull()
  expect(screen.getByText('Finance has 3 teams', { exact: false })).toBeTruthy()
})

test('paper says why a value has only some of its figures', () => {
  print(labelsOf({ ...DEPARTMENTS, Technology: { teams: 6, inspire: 4, average: 57 } }))
  expect(groupOf('Technology').textContent).toContain('57%')
  expect(
    within(groupOf('Technology')).getByText('Inspire not shown: fewer than 5 teams', { exact: false }),
  ).toBeTruthy()
})

test('nor where there are so many values that they are a table', () => {
  const more = Object.fromEntries(['A', 'B', 'C', 'D'].map((name) => [name, { teams: 7, inspire: 7, average: 60 }]))
  const paper = print(labelsOf({ ...DEPARTMENTS, ...more }))
  expect(paper.innerHTML).not.toMatch(HIDDEN)
  expect(screen.getByRole('row', { name: /^Finance 3 Fewer than 5 teams/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Sales 5 Hidden with Finance/ })).toBeTruthy()
})

test('a saved chart has no figure of them either, and says what it leaves out', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  render(<LabelsCard labels={labelsOf(DEPARTMENTS)} organisation="Havenlicht" />)
  await userEvent.click(screen.getByRole('button', { name: 'Save as SVG: By Department' }))
  const svg = (await saved[0]?.text()) ?? ''
  expect(svg).toContain('66%')
  expect(svg).toMatch(/Sales: Hidden with Finance.*fewer than 5 teams/s)
  expect(svg).not.toMatch(HIDDEN)
})
