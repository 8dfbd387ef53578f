// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RoundItem } from './round-item.tsx'
import { buildRound } from './testing/build.ts'

afterEach(cleanup)

test('a round of the list says its figures to those who do not see the picture, and is one link', () => {
  render(<RoundItem round={buildRound()} workshop="Thrive Lab" />)
  const item = screen.getByRole('listitem')
  expect(within(item).getByRole('img').getAttribute('aria-label')).toBe('24 invited, 17 started, 12 finished')
  expect(within(item).getByRole('link', { name: 'Autumn 2026' }).getAttribute('href')).toBe('/admin/rounds/7')
  expect(item.textContent).toContain('Open')
})

test('a draft opens in its form', () => {
  render(<RoundItem round={buildRound({ state: 'draft' })} workshop="Thrive Lab" />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/rounds/edit?round=7')
})
