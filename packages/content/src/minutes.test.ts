import { pacedPages, paceOf, type ResultsPage, type SurveyPage, shortenings, type Workshop } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { loadWorkshops } from './index.ts'

const [v1, v2] = loadWorkshops() as [Workshop, Workshop]
const pagesOf = ({ survey, results }: Workshop): (SurveyPage | ResultsPage)[] => [...survey, ...results]
const minutesOf = (workshop: Workshop) => pagesOf(workshop).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
const breaksOf = ({ survey }: Workshop) =>
  survey.flatMap(({ page, breakSeconds }) => (breakSeconds ? [[page, breakSeconds]] : []))

describe('a session ends on time', () => {
  test.each([v1, v2])('every page of $slug says how long it takes', (workshop) => {
    expect(pagesOf(workshop).filter(({ minutes }) => minutes === null)).toEqual([])
  })

  test('the game takes three hours with its two breaks, the lab two hours with its one', () => {
    expect(minutesOf(v1)).toBeLessThanOrEqual(175)
    expect(minutesOf(v2)).toBeLessThanOrEqual(115)
    expect(breaksOf(v1)).toEqual([
      [11, 600],
      [18, 600],
    ])
    expect(breaksOf(v2)).toEqual([[19, 420]])
  })

  test.each([v1, v2])('a page of $slug plans at least the time of a clock that counts', ({ survey }) => {
    for (const { page, minutes, timer } of survey)
      if (timer?.mode === 'stop-after') expect(minutes, String(page)).toBeGreaterThanOrEqual(timer.seconds / 60)
  })

  test.each([
    [undefined, ['silent minute', 'Three minutes in pairs', 'Can everyone live with it?']],
    ['nl' as const, ['minuut stilte', 'Drie minuten in tweetallen', 'Kan iedereen ermee leven?']],
    ['fr' as const, ['minute en silence', 'Trois minutes à deux', 'Convient-elle à tout le monde']],
  ])('the lab makes its plan in eight minutes: in silence, in pairs, then all together (%s)', (locale, steps) => {
    const plan = v2.survey.find(({ page }) => page === 35)
    expect(plan).toMatchObject({ minutes: 8, timer: { seconds: 480, extraRule: false } })
    const text = (locale ? v2.words[locale]?.survey[plan?.key ?? '']?.text : plan?.text) ?? ''
    const places = steps.map((step) => text.indexOf(step))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test.each([v1, v2])('a break of $slug is part of the minutes of its page', ({ survey }) => {
    for (const { minutes, breakSeconds } of survey) if (breakSeconds) expect(minutes).toBeGreaterThan(breakSeconds / 60)
  })
})

test.each([v1, v2])(
  'a team of $slug that is late finds something to shorten ahead, but for the last pages',
  (workshop) => {
    const pages = pacedPages(workshop)
    for (let position = 1; position < workshop.survey.length * 0.75; position++) {
      const late = paceOf(pages, { position, spent: 0, now: 0 }, -1)
      expect(late && shortenings(pages, position, late), String(position)).not.toEqual([])
    }
  },
)

describe('a team is safe', () => {
  test.each([
    [v1, [22]],
    [v2, [29]],
  ])('an extra rule is offered in games only', (workshop, pages) => {
    const offered = workshop.survey.flatMap(({ page, timer }) => (timer?.extraRule ? [page] : []))
    expect(offered).toEqual(pages)
  })

  test.each([v1, v2])('$slug says who reads what the team types, wherever it types freely', ({ survey }) => {
    const typed = survey.filter(({ group }) =>
      group?.questions.some(
        (question) => question.type === 'revisit' || (question.type === 'text' && question.lines === 'many'),
      ),
    )
    const silent = typed.filter(({ text }) => !/HR can read (this|it|them)/.test(text)).map(({ page }) => page)
    // The game's second and third plan follow the first, which has the time for all three.
    expect(silent).toEqual(typed.some(({ page }) => page === 27) ? [28, 29] : [])
  })

  test.each([v1, v2])('a page of $slug is at most five short lines to read aloud', ({ survey }) => {
    for (const { text } of survey) {
      const lines = text.split('\n').filter((line) => line.trim())
      expect(lines.length).toBeLessThanOrEqual(5)
    }
  })
})
