import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Ended } from './ended.tsx'

afterEach(cleanup)

const LOOK = { shape: 'drop', colour: 'sky' } as const
const NOTHING = 'Nothing of yours is left on this phone. You can close this page.'

test.each([
  ['left', 'Thank you', `You have left the room. ${NOTHING}`, true],
  [undefined, 'Thank you', `You are no longer in the room. ${NOTHING}`, true],
  [
    'removed',
    'You were taken out of the room.',
    'The session goes on. You can join again with the code on the screen.',
    true,
  ],
  ['closed', 'The room is closed. Thank you.', NOTHING, false],
] as const)('a phone that is out because it was %s says so', (why, title, says, canJoin) => {
  render(<Ended why={why} look={LOOK} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.getByText(says)).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Join again' })).toHaveLength(canJoin ? 1 : 0)
})
