import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { givenScores, INDICATOR_NAMES, INDICATORS, readable } from '@thrive/domain'
import { readingWords } from '@thrive/words/answers'
import { parse } from 'csv-parse/sync'
import readXlsx from 'read-excel-file/node'
import { expect, test } from './fixtures.ts'
import { addFinishedTeams, dayOf, enter, type FinishedTeam, yearOf } from './hr.ts'
import { WORKSHOPS } from './team.ts'

type Row = Record<string, string>

const titled = ([header = [], ...rows]: unknown[][]): Row[] =>
  rows.map((row) => Object.fromEntries(header.map((title, index) => [String(title), textOf(row[index])])))

/** Formats a date of an Excel file as the CSV file does. */
const textOf = (cell: unknown) => (cell instanceof Date ? dayOf(cell.toISOString()) : String(cell ?? ''))

async function exported(page: Page, name: 'CSV' | 'CSV with semicolons' | 'Excel'): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export these teams as ${name}`, exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(name === 'Excel' ? /\.xlsx$/ : /\.csv$/)
  return readFile(await download.path())
}

const LOOK_BACK_TITLES = [
  'Look-back: actions',
  'Look-back: What did we expect?',
  'Look-back: What did we notice?',
  'Look-back: What next?',
]

/** Returns what the database holds about a v2 team, under the file's column titles. */
function expectedRow({ name, email, finished, answers, opinions }: FinishedTeam): Row {
  const { survey, results, scoreQuestions } = WORKSHOPS.v2
  const scores = givenScores(answers, scoreQuestions)
  const questions = survey.flatMap(({ group }) => (group && !group.hidden ? group.questions : []))
  const answered = questions.map((question): [string, string] => {
    const wire = answers.get(question.id)
    const answer = wire === undefined ? null : readable(question, wire, readingWords('en'))
    const text = answer?.kind === 'list' ? answer.items.join('; ') : answer?.text
    return [question.title, question.type === 'slider' ? (wire ?? '') : (text ?? '')]
  })
  const rated = results.flatMap(({ opinion }): [string, string][] =>
    opinion ? [[`${opinion.statement} (0 Totally disagree to 4 Totally agree)`, String(opinions[opinion.type])]] : [],
  )
  return {
    Team: name ?? '',
    Version: 'Thrive Lab',
    'E-mail address team leader': email,
    Finished: dayOf(finished),
    ...Object.fromEntries(INDICATORS.map((each) => [`${INDICATOR_NAMES[each]} score`, String(scores[each] ?? '')])),
    ...Object.fromEntries([...answered, ...rated]),
    // None of these teams has looked back yet.
    ...Object.fromEntries(LOOK_BACK_TITLES.map((title) => [title, ''])),
  }
}

test('the files hold every team that the filters show, as the database has it', { tag: '@slow' }, async ({
  page,
  db,
}) => {
  const part = (n: number) => ({
    name: n === 2 ? null : n === 4 ? '=1+1 and friends' : `Export ${String(n).padStart(2, '0')}`,
    ...(n === 6 && { answers: new Map() }),
  })
  const teams = await addFinishedTeams(db, { year: 2301, count: 70, part })
  const expected = teams.filter(({ slug }) => slug === 'v2').toReversed()
  await enter(page)
  await page.goto(yearOf(2301, '&version=v2'))
  await expect(page.getByText('35 teams', { exact: true })).toBeVisible()

  const csv = await exported(page, 'CSV')
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const harmless = ({ Team = '', ...row }: Row): Row => ({ Team: Team.startsWith('=') ? `'${Team}` : Team, ...row })
  expect(titled(parse(csv, { bom: true }))).toEqual(expected.map(expectedRow).map(harmless))

  const semicolons = await exported(page, 'CSV with semicolons')
  expect(titled(parse(semicolons, { bom: true, delimiter: ';' }))).toEqual(expected.map(expectedRow).map(harmless))

  const [sheet] = await readXlsx(await exported(page, 'Excel'))
  expect(titled(sheet?.data ?? [])).toEqual(expected.map(expectedRow))
  await expect(page).toHaveURL(/dashboard/)

  await page.goto(yearOf(2301, '&version=v2&search=export+1&sort=name&direction=asc'))
  await expect(page.getByText('5 teams', { exact: true })).toBeVisible()
  const found = titled(parse(await exported(page, 'CSV'), { bom: true }))
  expect(found.map(({ Team }) => Team)).toEqual(['Export 10', 'Export 12', 'Export 14', 'Export 16', 'Export 18'])
})
