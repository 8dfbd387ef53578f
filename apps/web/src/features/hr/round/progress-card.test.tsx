// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { withQueries } from '../../../lib/query.tsx'
import type { Mailing } from './api.ts'
import { ProgressCard } from './progress-card.tsx'
import { answering } from './testing/answering.ts'
import { buildMailing, buildWholeRound } from './testing/build.ts'

afterEach(cleanup)

function show(mailing: Mailing) {
  answering({})
  const Shown = withQueries(() => <ProgressCard round={buildWholeRound({ mailings: [mailing], per_minute: 30 })} />)
  return render(<Shown />).container
}

test('a paused mailing says how far it got, and the rest can be dropped', async () => {
  show(buildMailing({ state: 'paused', sent: 9, queued: 14, failed: 1 }))
  expect(screen.getByRole('heading').textContent).toMatch(/^Invitation, 2\sNovember/)
  expect(screen.getByRole('img', { name: '9 accepted by the mail server' })).toBeTruthy()
  const [accepted, waiting, refused] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(accepted).toMatch(/^9accepted by the mail server/)
  expect(waiting).toMatch(/^14wait30 mails a minute at most/)
  expect(refused).toMatch(/^1was refused/)
  await userEvent.click(screen.getByRole('button', { name: 'Drop these 14…' }))
  expect(screen.getByRole('alertdialog', { name: 'Drop this mailing: Invitation?' })).toBeTruthy()
})

test('nothing is shown of a mailing that goes on, or that has not begun', () => {
  expect(show(buildMailing({ state: 'sending', queued: 4 })).innerHTML).toBe('')
  cleanup()
  expect(show(buildMailing({ state: 'paused', sent: 0 })).innerHTML).toBe('')
})
