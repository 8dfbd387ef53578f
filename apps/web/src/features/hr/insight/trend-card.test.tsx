import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Insight } from '../frame/api.ts'
import { TrendCard } from './trend-card.tsx'

afterEach(cleanup)

type FoundMonth = Insight['months'][number]

const figure = (teams: number, average: number) =>
  teams < 3 ? { hidden: true as const, teams } : { hidden: false as const, teams, average }
const monthOf = (month: string, teams: number, connect = teams): FoundMonth => ({
  month,
  teams,
  scores: { connect: figure(connect, 62), trust: figure(teams, 66), inspire: figure(teams, 64) },
})

test('the axis runs from 0 to 100, months without a team and with too few are drawn as such', () => {
  const { container } = render(
    <TrendCard months={[monthOf('2026-01', 5), monthOf('2026-04', 2), monthOf('2026-05', 4)]} />,
  )
  const texts = [...container.querySelectorAll('.visx-axis-left text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(['0%', '25%', '50%', '75%', '100%'])
  expect(screen.getByText('no team')).toBeTruthy()
  expect(container.querySelectorAll('.crossed')).toHaveLength(1)
  // Every curve is three separate points: no line runs through the gap.
  for (const { attributes } of container.querySelectorAll('path.line'))
    expect(attributes.getNamedItem('d')?.value).not.toMatch(/[LC]/)
})

test('it says that the teams differ, and which months miss which indicator', () => {
  render(<TrendCard months={[monthOf('2026-01', 5, 2), monthOf('2026-02', 4)]} />)
  expect(screen.getByText('Different teams.')).toBeTruthy()
  expect(
    screen.getByText('Connect is missing for: Jan 2026 (2 of 5 teams), because fewer than 3 teams gave it.'),
  ).toBeTruthy()
})

test('of one month nothing is compared', () => {
  render(<TrendCard months={[monthOf('2026-01', 5)]} />)
  expect(screen.queryByText('Different teams.')).toBeNull()
})
