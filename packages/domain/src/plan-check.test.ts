import { buildGroup, buildRevisit, buildSurveyPage, buildText } from '@thrive/testkit/build'
import { describe, expect, it } from 'vitest'
import { isLastPlan, lackingIn } from './plan-check.ts'

const plan = (page: number, id: number) =>
  buildSurveyPage({
    page,
    title: `Plan ${page}`,
    kind: 'group',
    group: buildGroup({
      id,
      questions: [
        buildRevisit({ id, title: 'What?' }),
        buildRevisit({ id: id + 1, title: 'Who?', field: 'line' }),
        buildRevisit({ id: id + 2, title: 'When?', field: 'date' }),
      ],
    }),
  })
const survey = [
  buildSurveyPage({ page: 1 }),
  plan(2, 10),
  buildSurveyPage({ page: 3, group: buildGroup({ id: 40, questions: [buildText({ id: 40 })] }) }),
  plan(4, 20),
  buildSurveyPage({ page: 5 }),
]

describe('what the plans lack', () => {
  it('is each name and date that is empty, of every plan', () => {
    const answers = new Map([
      [10, 'Coffee'],
      [11, '  '],
      [12, '2027-01-31'],
      [21, 'Noor'],
    ])
    expect(lackingIn(survey, answers)).toEqual([
      { page: 2, plan: 'Plan 2', questionId: 11, question: 'Who?' },
      { page: 4, plan: 'Plan 4', questionId: 22, question: 'When?' },
    ])
  })

  it('is nothing once they are given', () => {
    expect(lackingIn(survey, new Map([11, 12, 21, 22].map((id) => [id, 'given'])))).toEqual([])
  })

  it('is asked on the last plan', () => {
    expect(survey.map(({ page }) => isLastPlan(survey, page))).toEqual([false, false, false, true, false])
    expect(isLastPlan([], 1)).toBe(false)
  })
})
