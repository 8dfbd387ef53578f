import { asksOf, type Question, type SurveyPage, type Workshop } from '@thrive/domain'
import { describe, expect, test } from 'vitest'
import { loadWorkshops } from './index.ts'

const [v1, v2] = loadWorkshops() as [Workshop, Workshop]
const both = [v1, v2]
const questionsOf = (workshop: Workshop) => workshop.survey.flatMap(({ group }) => group?.questions ?? [])
const pagesOf = (workshop: Workshop, kind: SurveyPage['kind']) =>
  workshop.survey.filter((page) => page.kind === kind).map(({ page }) => page)
const pageAt = (workshop: Workshop, page: number) => workshop.survey[page - 1] as SurveyPage
const groupOf = (workshop: Workshop, id: number) => workshop.survey.find(({ group }) => group?.id === id)?.group
const questionAt = (id: number) => both.flatMap(questionsOf).find((question) => question.id === id) as Question

describe('page maps', () => {
  test('v1: thirty pages', () => {
    expect(v1.survey.map(({ page }) => page)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
    expect(pagesOf(v1, 'video')).toEqual([1, 4, 6, 7, 9, 11, 13, 14, 16, 18, 20, 21, 23, 25, 30])
    expect(pagesOf(v1, 'assignment')).toEqual([2, 3, 5, 12, 19, 26])
    expect(v1.survey.flatMap(({ page, timer }) => (timer ? [[page, timer.seconds]] : []))).toEqual([
      [5, 600],
      [8, 360],
      [10, 300],
      [12, 60],
      [15, 300],
      [17, 300],
      [19, 60],
      [22, 480],
      [24, 240],
      [27, 480],
    ])
    expect(v1.results.map(({ kind }) => kind)).toEqual([
      ...['overview', 'video', 'photo', 'video', 'text', 'name', 'opinion', 'opinion', 'final'],
    ])
  })

  test('v1: no box is named before the page that opens it', () => {
    const opened = v1.survey.flatMap(({ page, opens }) => (opens ? [{ title: opens.label, fromPage: page }] : []))
    expect(v1.journey.parts.map(({ title, fromPage }) => ({ title, fromPage }))).toEqual(opened)
  })

  test('v2: thirty-six pages', () => {
    expect(v2.survey.map(({ page }) => page)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1))
    expect(pagesOf(v2, 'video')).toEqual([1, 3, 6, 9, 13, 19, 22, 26, 27, 31, 36])
    expect(pagesOf(v2, 'assignment')).toEqual([4, 5, 7, 8, 10, 12, 14, 15, 16, 18, 20, 21, 23, 25, 28])
    expect([pageAt(v2, 3).scores, pageAt(v2, 20).scores]).toEqual(['desired', 'gap'])
    expect(pageAt(v2, 29).timer).toMatchObject({
      seconds: 900,
      mode: 'stop-after',
      warningAt: 840,
      warningPauses: false,
      opening: { until: 660, text: 'one word each' },
    })
    expect(v2.results.map(({ kind }) => kind)).toEqual(['name', 'opinion', 'opinion', 'final'])
  })

  test.each([
    [
      v1,
      [
        [1, 8, [1]],
        [2, 10, [2, 3]],
        [3, 15, [4]],
        [4, 17, [5, 6]],
        [5, 22, [7]],
        [6, 24, [8, 9]],
        [7, 27, [10, 11, 12]],
        [8, 28, [13, 14, 15]],
        [9, 29, [16, 17, 18]],
      ],
    ],
    [
      v2,
      [
        [10, 2, [19, 20, 21]],
        [11, 11, []],
        [12, 17, []],
        [13, 24, []],
        [14, 29, [33, 25]],
        [19, 30, [32]],
        [15, 32, [26]],
        [16, 33, [27]],
        [17, 34, [28]],
        [18, 35, [29, 30, 31]],
      ],
    ],
  ])('groups and questions stand where they belong', (workshop, expected) => {
    const found = workshop.survey.flatMap(({ page, group }) =>
      group ? [[group.id, page, group.questions.map(({ id }) => id)]] : [],
    )
    expect(found).toEqual(expected)
  })
})

describe('what the specification gives letter for letter', () => {
  test('start and tutorial', () => {
    expect(v1.start.headline).toBe('See how much of a thriving team you are!')
    expect(v2.start.headline).toBe('READY TO EXPERIMENT IN THE THRIVE LAB?')
    expect([v1.tutorial.title, v2.tutorial.title]).toEqual(['How it works', 'What to do?'])
    expect(v1.tutorial.text).toMatch(/11 boxes/)
    expect(v2.tutorial.motto).toEqual(['we CONNECT', 'we INSPIRE', 'we TRUST'])
    expect(v1.tutorial.supportEmail).not.toBe(v2.tutorial.supportEmail)
    for (const { start, tutorial } of both) {
      expect(start.hint).toBe('Already started a session? Re-enter your e-mail address to continue.')
      expect(start.notice).toMatch(/HR/)
      expect(tutorial.text).toContain('{email}')
    }
  })

  test('scores', () => {
    expect(v2.desiredScores).toEqual({ connect: 86, trust: 90, inspire: 83 })
    expect(v2.gapTargets).toEqual({ connect: 86, trust: 83, inspire: 90 })
    expect([v1.scoreQuestions, v2.scoreQuestions]).toEqual([
      { connect: 1, trust: 4, inspire: 7 },
      { connect: 19, trust: 20, inspire: 21 },
    ])
  })

  test('questions with a part of their own', () => {
    expect(questionAt(33)).toMatchObject({ type: 'text', lines: 'one', writtenBy: 'team' })
    expect(questionAt(25)).toMatchObject({ type: 'text', writtenBy: 'timer' })
    expect(questionAt(26)).toMatchObject({
      options: [
        { value: 'Connect', label: 'Connect', indicator: 'connect' },
        { value: 'Trust', label: 'Trust', indicator: 'trust' },
        { value: 'Inspire', label: 'Inspire', indicator: 'inspire' },
      ],
      others: false,
    })
    expect(questionAt(27)).toMatchObject({
      others: true,
      options: expect.arrayContaining(
        ['Active listening', 'Empathy'].map((value) => ({ value, label: value, indicator: null })),
      ),
    })
    expect((questionAt(27) as { options: unknown[] }).options).toHaveLength(14)
    expect(questionAt(28)).toMatchObject({
      title: 'Rank the indicators from left to right.',
      options: [
        { id: 1, value: 'Connect', image: '/images/results/connect.svg' },
        { id: 2, value: 'Inspire', image: '/images/results/inspire.svg' },
        { id: 3, value: 'Trust', image: '/images/results/trust.svg' },
      ],
    })
    expect(questionAt(32)).toMatchObject({
      title: 'How did you do?',
      yes: 'Our answer is correct',
      no: 'Our answer is incorrect',
    })
    expect([10, 13, 16].map(questionAt)).toMatchObject([{ copiedFrom: 3 }, { copiedFrom: 6 }, { copiedFrom: 9 }])
  })

  test('groups with a part of their own', () => {
    for (const id of [11, 12, 13])
      expect(groupOf(v2, id)).toMatchObject({ view: 'card', hidden: true, proceedAtOnce: true })
    for (const id of [15, 16, 17]) expect(groupOf(v2, id)).toMatchObject({ numbered: true, hidden: false })
    const images = Array.from({ length: 13 }, (_, i) => `/images/v2/Slide${i + 1}.png`)
    expect(groupOf(v2, 19)?.slides.map(({ image }) => image)).toEqual(images)
    for (const workshop of both) expect(workshop.extraRules).toHaveLength(4)
  })

  test('what phones are asked', () => {
    const keys = (workshop: Workshop) => [...asksOf(workshop).values()].map(({ key, kind, page }) => [key, kind, page])
    expect(keys(v1)).toEqual([
      ['q1', 'score', 8],
      ['q4', 'score', 15],
      ['q7', 'score', 22],
      ['experience', 'opinion', 37],
      ['relevant', 'opinion', 38],
    ])
    expect(keys(v2)).toEqual([
      ['q19', 'score', 2],
      ['q20', 'score', 2],
      ['q21', 'score', 2],
      ['vote-7', 'vote', 7],
      ['vote-16', 'vote', 16],
      ['vote-21', 'vote', 21],
      ['q26', 'choose', 32],
      ['q27', 'choose', 33],
      ['q28', 'rank', 34],
      ['experience', 'opinion', 38],
      ['relevant', 'opinion', 39],
    ])
  })

  test('results', () => {
    for (const { results } of both) {
      expect(results.find(({ kind }) => kind === 'name')?.title).toBe('Get your personalized lab results')
      const opinions = results.filter(({ kind }) => kind === 'opinion')
      expect(opinions.map(({ title }) => title)).toEqual(Array(2).fill('EVALUATE YOUR TIME IN THE THRIVE LAB'))
      expect(opinions.map(({ opinion }) => opinion)).toEqual([
        {
          type: 'experience',
          statement: 'The overall thrive game team experience was insightful and interesting.',
        },
        {
          type: 'relevant',
          statement:
            'We have formulated relevant actions on connect, trust, and inspire to continue our Thrive Team journey.',
        },
      ])
    }
    expect(v1.results.find(({ kind }) => kind === 'photo')?.text).toContain('Note: It is a one taker.')
  })
})
