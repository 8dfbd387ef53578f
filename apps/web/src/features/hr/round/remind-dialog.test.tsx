// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { withQueries } from '../../../lib/query.tsx'
import { RemindDialog } from './remind-dialog.tsx'
import { answering } from './testing/answering.ts'
import { buildWholeRound } from './testing/build.ts'

afterEach(cleanup)

test('says how many at each step get which words, and reports what the server did', async () => {
  const sent = answering({ '/api/admin/round/remind': { mails: 10, 'left-out': 1 } })
  const round = buildWholeRound({ may_remind: { invited: 2, opened: 0, started: 5 } })
  const Shown = withQueries(() => <RemindDialog round={round} workshop="Thrive Lab" onClose={vi.fn()} />)
  render(<Shown />)
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2have not opened the linkThrive Lab is waiting for your team',
    '5started and did not finishThrive Lab goes on where your team left off',
  ])
  await userEvent.type(screen.getByLabelText('A line of your own (optional)'), 'The case is free on Thursdays.')
  await userEvent.click(screen.getByRole('button', { name: 'Send 7 reminders' }))
  expect(sent.find(({ path }) => path.endsWith('/remind'))?.fields).toEqual({
    round: '7',
    states: '["invited","started"]',
    message: 'The case is free on Thursdays.',
  })
  // The server counts again at that moment.
  await screen.findByRole('dialog', { name: '10 reminders go out' })
  expect(screen.getByText('1 team leader is left out.')).toBeTruthy()
})
