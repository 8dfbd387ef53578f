import { expect, it } from 'vitest'
import { wholePage, wholeWorkshop } from './edition.ts'

const pageWith = (question: object) => ({ page: 1, group: { id: 1, questions: [question] } })
const questionOf = (page: unknown) => (page as ReturnType<typeof pageWith>).group.questions[0]

it('takes one text for the value and the label of an option', () => {
  const page = wholePage(pageWith({ options: ['Empathy', { value: 'Trust', indicator: 'trust' }] }))
  expect(questionOf(page)).toEqual({
    options: [
      { value: 'Empathy', label: 'Empathy' },
      { value: 'Trust', label: 'Trust', indicator: 'trust' },
    ],
  })
})

it('leaves a label that was written, and everything that is not an option', () => {
  const page = pageWith({ options: [{ value: 'Yes', label: 'Ja' }], title: 'A title' })
  expect(wholePage(page)).toEqual({ ...page, key: '1' })
  expect(wholePage({ page: 2, group: null })).toEqual({ page: 2, group: null, key: '2' })
})

it('gives the options of an earlier edition their label and their indicator', () => {
  const before = { slug: 'v2', survey: [pageWith({ options: ['Connect', 'Luck'] }), { page: 2, group: null }] }
  const { survey } = wholeWorkshop(before) as { survey: unknown[] }
  expect(questionOf(survey[0])).toEqual({
    options: [
      { value: 'Connect', label: 'Connect', indicator: 'connect' },
      { value: 'Luck', label: 'Luck' },
    ],
  })
  expect(survey[1]).toEqual({ page: 2, group: null, key: '2' })
})

it('names a page by its first number, unless it has a key', () => {
  const { results } = wholeWorkshop({ results: [{ page: 3 }, { page: 4, key: 'photo' }] }) as { results: unknown[] }
  expect(results).toEqual([
    { page: 3, key: '3' },
    { page: 4, key: 'photo' },
  ])
})

it('knows what is opened by its English name', () => {
  expect(wholePage({ opens: 'Box 4' }).opens).toEqual({ kind: 'box', number: 4, label: 'Box 4' })
  expect(wholePage({ opens: 'the lid' }).opens).toBe('the lid')
  expect(wholePage({ opens: null }).opens).toBeNull()
})

it('leaves what is no workshop to the schema', () => {
  expect(wholeWorkshop(null)).toBeNull()
  expect(wholeWorkshop({ survey: 'none' })).toMatchObject({ survey: 'none' })
})
