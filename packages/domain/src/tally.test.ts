import {
  buildGroup,
  buildMultiple,
  buildOptions,
  buildRanking,
  buildSurveyPage,
  buildText,
} from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { describe, expect, test } from 'vitest'
import { FORMER_MEASURES, type Mark, MEASURES, marksOf, partBeginningAt, type Run } from './tally.ts'
import { INDICATORS } from './workshop.ts'

const workshop = buildWorkshop({
  journey: {
    kind: 'chapters',
    parts: [1, 4, 9].map((fromPage) => ({ title: `from ${fromPage}`, fromPage, indicator: null })),
  },
  scoreQuestions: { connect: 1, trust: 2, inspire: 3 },
  survey: [
    buildSurveyPage({
      group: buildGroup({
        questions: [
          buildMultiple({ id: 7, options: buildOptions('Empathy', 'Trust') }),
          { ...buildRanking(), id: 8 },
          buildText({ id: 9 }),
        ],
      }),
    }),
  ],
})
const HOUR = 3_600_000
const run = (changes: Partial<Run> = {}): Run => ({
  position: 10,
  startedAt: 0,
  finishedAt: 2 * HOUR,
  answers: new Map(),
  opinions: [],
  states: new Map(),
  ...changes,
})
const of = (marks: Mark[], measure: string) =>
  marks.filter((mark) => mark.measure === measure).map(({ value }) => value)

describe('a team that has not finished', () => {
  const marks = marksOf(workshop, run({ position: 5, finishedAt: null, answers: new Map([[1, '80']]) }))

  test('counts for the parts it reached, on the day it started, and for nothing else', () => {
    expect(marks).toEqual([
      { on: 'started', measure: 'part', value: '1' },
      { on: 'started', measure: 'part', value: '2' },
    ])
  })
})

describe('a team that finished', () => {
  test('counts as finished for the day it started, and with its answers for the day it finished', () => {
    const marks = marksOf(workshop, run())
    expect(of(marks, MEASURES.part)).toEqual(['1', '2', '3'])
    expect(marks.filter(({ on }) => on === 'started').map(({ measure }) => measure)).toContain(MEASURES.finished)
    expect(marks.filter(({ on }) => on === 'finished').map(({ measure }) => measure)).toEqual(['minutes'])
  })

  test('counts with the scores it gave, and with none where it never moved the slider', () => {
    const given = [[1, '50'], [2, '77']] as const // biome-ignore format: short
    const marks = marksOf(workshop, run({ answers: new Map(given) }))
    const scores = INDICATORS.map((indicator) => of(marks, MEASURES.score(indicator)))
    expect(scores).toEqual([['50'], ['77'], []])
  })

  test('has no mark of a name that means an earlier way of counting', () => {
    const answers = new Map([1, 2, 3].map((id) => [id, '60']))
    const measures = marksOf(workshop, run({ answers })).map(({ measure }) => measure)
    expect(measures.filter((measure) => FORMER_MEASURES.includes(measure))).toEqual([])
  })

  test.each([
    ['to the nearest five minutes', 122 * 60_000, '120'],
    ['with a clock that ran backwards', -HOUR, '0'],
    ['over several days', 50 * HOUR, '600'],
  ])('took its time, %s', (_, finishedAt, minutes) => {
    expect(of(marksOf(workshop, run({ finishedAt })), MEASURES.minutes)).toEqual([minutes])
  })

  test('counts with its opinions', () => {
    const marks = marksOf(workshop, run({ opinions: [{ type: 'relevant', score: 4 }] }))
    expect([of(marks, 'relevant'), of(marks, 'experience')]).toEqual([['4'], []])
  })

  test('what it typed itself counts as Others, and its words go nowhere', () => {
    const marks = marksOf(workshop, run({ answers: new Map([[7, '["Empathy","others=our secret"]']]) }))
    expect(of(marks, MEASURES.choice(7))).toEqual(['Empathy', 'Others'])
    expect(of(marks, MEASURES.answered(7))).toEqual([''])
    expect(JSON.stringify(marks)).not.toContain('secret')
  })

  test('ranks by place', () => {
    const marks = marksOf(workshop, run({ answers: new Map([[8, '["Trust","Connect"]']]) }))
    expect([of(marks, MEASURES.rank(8, 1)), of(marks, MEASURES.rank(8, 2))]).toEqual([['Trust'], ['Connect']])
  })

  test('a text that looks like a list is no choice, and an empty choice is none', () => {
    const marks = marksOf(
      workshop,
      run({
        answers: new Map([
          [9, '["Trust"]'],
          [7, '[]'],
        ]),
      }),
    )
    expect(marks).toHaveLength(marksOf(workshop, run()).length)
  })
})

test('a part begins at its first page and nowhere else, the first one with the session', () => {
  expect([1, 2, 4, 9, 10].map((position) => partBeginningAt(workshop.journey, position))).toEqual([
    ...[null, null, 2, 3, null],
  ])
})

test('a team that has started is in the first part, wherever that begins', () => {
  const parts = workshop.journey.parts.map((part, index) => (index === 0 ? { ...part, fromPage: 3 } : part))
  const later = { ...workshop, journey: { ...workshop.journey, parts } }
  const started = { position: 1, startedAt: 0, finishedAt: null, answers: new Map(), opinions: [], states: new Map() }
  expect(marksOf(later, started).map(({ measure, value }) => [measure, value])).toEqual([[MEASURES.part, '1']])
  expect(partBeginningAt(later.journey, 3)).toBeNull()
})
