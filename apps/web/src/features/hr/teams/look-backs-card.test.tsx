// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LookBacksCard } from './look-backs-card.tsx'

afterEach(cleanup)

const ACTION = { questionId: 10, what: 'Lunch together', who: null, by: null, indicator: null }
const january = { day: '2027-01-18', expected: '', noticed: 'Quiet at first', next: '', states: [] }
const february = { ...january, day: '2027-02-15', noticed: '', states: [{ question_id: 10, state: 'done' as const }] }

test('HR reads each look-back with its day, the latest first, and only what was written', () => {
  render(<LookBacksCard lookBacks={[january, february]} actions={[ACTION]} />)
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days).toEqual(['Look-back of 15 February 2027', 'Look-back of 18 January 2027'])
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Lunch together',
    'What did we notice?',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Done', 'Quiet at first'])
})

test('a team that never looked back has no such card', () => {
  const { container } = render(<LookBacksCard lookBacks={[]} actions={[ACTION]} />)
  expect(container.innerHTML).toBe('')
})
