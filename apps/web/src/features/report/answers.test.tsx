// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Answers } from './answers.tsx'
import type { ReportGroup } from './report.ts'

afterEach(cleanup)

const groupOf = (numbered: boolean): ReportGroup => ({
  id: 17,
  title: 'What comes first?',
  indicator: null,
  numbered,
  answers: [{ id: 28, question: 'Rank', answer: { kind: 'list', items: ['Trust', 'Connect', 'Inspire'] } }],
})

test.each([
  [true, 'OL'],
  [false, 'UL'],
])('where the content says numbered: %s, a list is shown as %s', (numbered, list) => {
  render(<Answers title="Answers" groups={[groupOf(numbered)]} />)
  expect(screen.getByRole('list').tagName).toBe(list)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Trust', 'Connect', 'Inspire'])
})
