// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextLine } from './text-line.tsx'

afterEach(cleanup)

const show = (props: { value?: string; error?: string; hint?: string; limit?: number }) =>
  render(<TextLine label="Team name" value="" onChange={() => {}} {...props} />)

const described = () =>
  (screen.getByLabelText('Team name').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('an error is an alert that belongs to its field, before the hint', () => {
  show({ error: 'Too short', hint: 'It stands on your report.' })
  expect(screen.getByRole('alert').textContent).toBe('Too short')
  expect(described()).toEqual(['Too short', 'It stands on your report.'])
  expect(screen.getByLabelText('Team name').getAttribute('aria-invalid')).toBe('true')
})

test('a field without trouble says nothing', () => {
  show({ value: 'The Northern Lights', limit: 80 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Team name').hasAttribute('aria-invalid')).toBe(false)
})

test('the limit is said when it comes near, and when it is passed nothing is cut off', () => {
  show({ value: 'x'.repeat(79), limit: 80 })
  expect(described()).toEqual(['1 character left'])
  cleanup()
  show({ value: 'x'.repeat(5012), limit: 5000 })
  expect(screen.getByRole('alert').textContent).toBe('12 characters too many; the limit is 5,000.')
  expect(screen.getByLabelText<HTMLInputElement>('Team name').value).toHaveLength(5012)
})
