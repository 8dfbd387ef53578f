import { buildGroup, buildRanking, buildRevisit, buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { describe, expect, test } from 'vitest'
import { actionsOf, isSettled } from './action.ts'
import type { Indicator } from './workshop.ts'

const plan = (first: number) =>
  buildGroup({
    id: first,
    questions: [
      buildRevisit({ id: first, copiedFrom: 3 }),
      buildRevisit({ id: first + 1, field: 'line' }),
      buildRevisit({ id: first + 2, field: 'date' }),
    ],
  })
const ranking = buildRanking()
for (const option of ranking.options) option.indicator = option.value.toLowerCase() as Indicator
const { survey } = buildWorkshop({
  survey: [
    buildSurveyPage({ page: 1, group: buildGroup({ questions: [ranking] }) }),
    buildSurveyPage({ page: 2, indicator: 'connect', group: plan(10) }),
    buildSurveyPage({ page: 3, group: plan(20) }),
    buildSurveyPage({ page: 4, group: { ...plan(30), questions: plan(30).questions.slice(0, 2) } }),
  ],
})
const answers = (given: Record<number, string>) =>
  new Map(Object.entries(given).map(([id, value]) => [Number(id), value]))

describe('the actions of a team', () => {
  test('are what it wrote on the pages of its plans, with who and when', () => {
    const given = { 10: ' Lunch with another shift ', 11: 'Jonas', 12: '2027-02-01', 20: 'A board', 28: '["Trust"]' }
    expect(actionsOf({ survey }, answers(given))).toEqual([
      { questionId: 10, what: 'Lunch with another shift', who: 'Jonas', by: '2027-02-01', indicator: 'connect' },
      { questionId: 20, what: 'A board', who: null, by: null, indicator: 'trust' },
    ])
  })

  test('change with the answers: a cleared one is none, a cleared date is no date', () => {
    expect(actionsOf({ survey }, answers({ 10: '  ', 11: 'Jonas', 12: '2027-02-01' }))).toEqual([])
    expect(actionsOf({ survey }, answers({ 10: 'Lunch', 12: '' }))).toMatchObject([{ by: null }])
  })

  test('what was only copied from an earlier round, and never kept, is none', () => {
    expect(actionsOf({ survey }, answers({ 3: 'from round one' }))).toEqual([])
  })

  test('a plan that lacks a question is none, as on the screen', () => {
    expect(actionsOf({ survey }, answers({ 30: 'broken' }))).toEqual([])
  })

  test('without a ranking a plan of no indicator stays without one', () => {
    const pages = [buildSurveyPage({ group: plan(20) })]
    expect(actionsOf({ survey: pages }, answers({ 20: 'A board' }))).toMatchObject([{ indicator: null }])
    const both = [buildSurveyPage({ group: buildGroup({ questions: [buildRanking()] }) }), ...pages]
    expect(actionsOf({ survey: both }, answers({ 20: 'A board', 28: '["Trust"]' }))).toMatchObject([
      { indicator: null },
    ])
  })
})

test('what is done or dropped is settled', () => {
  expect((['done', 'under-way', 'not-yet', 'dropped'] as const).filter(isSettled)).toEqual(['done', 'dropped'])
})
