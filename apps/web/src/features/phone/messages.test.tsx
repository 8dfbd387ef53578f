import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Ended } from './messages.tsx'

afterEach(cleanup)

test.each([
  ['left', 'You have left the room.'],
  ['removed', 'You were taken out of the room.'],
  ['closed', 'The room is closed.'],
  [undefined, 'You are no longer in the room.'],
] as const)('a phone that is out because it was %s says so', (why, says) => {
  render(<Ended why={why} />)
  expect(screen.getByText(says, { exact: false }).textContent).toContain('Nothing of yours is left on this phone.')
})
