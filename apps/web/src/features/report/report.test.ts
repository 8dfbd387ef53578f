import type { Workshop } from '@thrive/domain'
import { buildGroup, buildMultiple, buildRevisit, buildSlider, buildSurveyPage, buildText } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { describe, expect, test } from 'vitest'
import { reportOf } from './report.ts'

const workshop = (survey: Workshop['survey']) =>
  buildWorkshop({ name: 'Thrive Lab', scoreQuestions: { connect: 1, trust: 98, inspire: 99 }, survey })

const plan = buildGroup({
  id: 18,
  questions: [
    buildRevisit({ id: 29, title: 'What?' }),
    buildRevisit({ id: 30, title: 'Who?', field: 'line' }),
    buildRevisit({ id: 31, title: 'When?', field: 'date' }),
  ],
})
const SUMMARY = { name: 'The Quarks', day: '2027-01-31' }

describe('the report', () => {
  test('holds the groups in page order, without the hidden ones', () => {
    const report = reportOf(
      workshop([
        buildSurveyPage({ page: 1 }),
        buildSurveyPage({ page: 2, title: 'Scores', group: buildGroup({ id: 10, questions: [buildSlider()] }) }),
        buildSurveyPage({ page: 3, title: 'Cards', group: buildGroup({ id: 11, hidden: true }) }),
        buildSurveyPage({
          page: 4,
          title: ' ',
          group: buildGroup({ id: 16, numbered: true, questions: [buildMultiple()] }),
        }),
      ]),
      new Map([[27, '["Empathy","others=Laughing"]']]),
      SUMMARY,
    )
    expect(report.groups.map(({ title, numbered }) => [title, numbered])).toEqual([
      ['Scores', false],
      ['No group title', true],
    ])
    expect(report.groups.flatMap(({ answers }) => answers.map(({ answer }) => answer))).toEqual([
      { kind: 'text', text: '50%' },
      { kind: 'list', items: ['Empathy', 'Others: Laughing'] },
    ])
  })

  test('has the actions of the revisit groups, and those groups too', () => {
    const survey = [
      buildSurveyPage({ title: 'Words', group: buildGroup({ questions: [buildText()] }) }),
      buildSurveyPage({ title: 'Our plan', indicator: 'trust', group: plan }),
      buildSurveyPage({ title: 'Broken', group: { ...plan, questions: plan.questions.slice(0, 2) } }),
    ]
    const report = reportOf(workshop(survey), new Map([[31, '2027-02-28']]), SUMMARY)
    expect(report.groups.map(({ title }) => title)).toEqual(['Words', 'Our plan', 'Broken'])
    expect(report.actions).toEqual([report.groups[1]])
    expect(report.actions[0]?.answers.map(({ answer }) => answer.kind === 'text' && answer.text)).toEqual([
      'No answer given',
      'No answer given',
      '28-02-2027',
    ])
  })

  test('shows the desired scores only of a workshop that compares with them', () => {
    const plain = [buildSurveyPage({})]
    expect(reportOf(workshop(plain), new Map([[1, '64']]), SUMMARY)).toMatchObject({
      scores: { connect: 64, trust: 50, inspire: 50 },
      desired: null,
    })
    const comparing = [buildSurveyPage({ scores: 'gap' })]
    expect(reportOf(workshop(comparing), new Map(), SUMMARY).desired).toEqual({ connect: 86, trust: 90, inspire: 83 })
  })

  test('knows the day, or that there is none yet', () => {
    expect(reportOf(workshop([]), new Map(), SUMMARY).date).toBe('31-01-2027')
    expect(reportOf(workshop([]), new Map(), { name: null, day: null })).toMatchObject({ team: null, date: null })
  })
})
