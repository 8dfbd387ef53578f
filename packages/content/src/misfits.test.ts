import type { Group, Question, SurveyPage, Workshop } from '@thrive/domain'
import { expect, test } from 'vitest'
import { loadWorkshops } from './index.ts'
import { findMisfits } from './misfits.ts'

const content = loadWorkshops() as [Workshop, Workshop]
const pageOf = ({ survey }: Workshop, page: number) => survey[page - 1] as SurveyPage
const groupOf = (workshop: Workshop, page: number) => pageOf(workshop, page).group as Group

test.each<[string, (v1: Workshop, v2: Workshop) => unknown]>([
  ['v1/survey: page 3 stands where page 2 is expected', (v1) => v1.survey.splice(1, 1)],
  ['v2/results: page 4 stands where page 3 is expected', (_, v2) => v2.results.splice(2, 1)],
  [
    'v1/survey/09.md has the key 7 of page 7; give the newer page a key of its own',
    (v1) => Object.assign(pageOf(v1, 9), { key: '7' }),
  ],
  [
    'v1/survey/08.md: a page has a group if its kind is group, and only then',
    (v1) => Object.assign(pageOf(v1, 8), { kind: 'assignment' }),
  ],
  [
    'v2/results/02.md: a page has an opinion if its kind is opinion, and only then',
    (_, v2) => Object.assign(v2.results[1] ?? {}, { kind: 'text' }),
  ],
  [
    'v1/survey/27.md: a group with revisit questions has three of them: a text, a line and a date',
    (v1) => groupOf(v1, 27).questions.pop(),
  ],
  [
    'v2/version.yaml: scoreQuestions.trust is 19, which is no slider of trust',
    (_, v2) => Object.assign(v2.scoreQuestions, { trust: 19 }),
  ],
  [
    'v2/survey/35.md has ask: questions, and nothing that a phone can answer',
    (_, v2) => Object.assign(pageOf(v2, 35), { ask: 'questions' }),
  ],
  ['v1: question 13 is copiedFrom 99, which is not there', (v1) => copyFrom(v1, 28, 99)],
  [
    'v1/version.yaml: the parts of the journey rise, and end in the survey',
    (v1) => Object.assign(v1.journey.parts[10] ?? {}, { fromPage: 31 }),
  ],
  ['group 1 is there twice: v1/survey/08.md and v2/survey/02.md', (_, v2) => Object.assign(groupOf(v2, 2), { id: 1 })],
  [
    'question 2 is there twice: v1/survey/10.md and v2/survey/35.md',
    (_, v2) => Object.assign(groupOf(v2, 35).questions[0] ?? {}, { id: 2 }),
  ],
])('%s', (sentence, spoil) => {
  const [v1, v2] = structuredClone(content)
  expect(findMisfits([v1, v2])).toEqual([])
  spoil(v1, v2)
  expect(findMisfits([v1, v2])[0]).toBe(sentence)
})

const copyFrom = (workshop: Workshop, page: number, copiedFrom: number) =>
  Object.assign(groupOf(workshop, page).questions[0] as Question, { copiedFrom })
