import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StateCard } from './state-card.tsx'

afterEach(cleanup)

test('what is off says what follows from it, and what is on does not', () => {
  render(<StateCard off={['mail']} />)
  expect(screen.getByText(/types the address of a team leader continues the session/)).toBeTruthy()
  expect(screen.queryByText(/Fine with one server/)).toBeNull()
  expect(screen.getAllByText('On')).toHaveLength(3)
  expect(screen.getByText(/asks nobody about newer versions/)).toBeTruthy()
})
