// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { withQueries } from '../../../lib/query.tsx'
import type { WholeRound } from './api.ts'
import { RoundBanner } from './round-banner.tsx'
import { answering } from './testing/answering.ts'
import { buildMailing, buildWholeRound } from './testing/build.ts'

afterEach(cleanup)

function show(round: Partial<WholeRound>, mails = true) {
  const sent = answering({ '/api/admin/round/mailing': { saved: true } })
  const Shown = withQueries(() => <RoundBanner round={buildWholeRound(round)} mails={mails} />)
  const { container } = render(<Shown />)
  return { sent, container }
}

const late = buildMailing({ id: 3, kind: 'reminder', state: 'late', sent: 0 })

test('a late mailing alarms, and one key sends it to as many as may be written to', async () => {
  const { sent } = show({ mailings: [buildMailing(), late] })
  expect(screen.getByRole('alert').textContent).toMatch(/^The first reminder was due \d+ days ago: send or drop\?/)
  await userEvent.click(screen.getByRole('button', { name: 'Send 11 now' }))
  expect(sent.at(-1)).toMatchObject({ path: '/api/admin/round/mailing', fields: { mailing: '3', act: 'go-on' } })
})

test('dropping asks first', async () => {
  const { sent } = show({ mailings: [buildMailing(), late] })
  await userEvent.click(screen.getByRole('button', { name: 'Drop it…' }))
  expect(screen.getByRole('alertdialog', { name: 'Drop this mailing: First reminder?' })).toBeTruthy()
  expect(sent.filter(({ path }) => path.endsWith('/mailing'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }))
  expect(sent.find(({ path }) => path.endsWith('/mailing'))?.fields).toEqual({ mailing: '3', act: 'drop' })
})

test('a pause of the mail server says its words and the next try; one by a person waits for a person', () => {
  const paused = buildMailing({ state: 'paused', sent: 9, queued: 15 })
  const says = '451 4.7.1 Too many messages, try again later'
  show({ mailings: [{ ...paused, says, next_try: '2026-11-02T08:20:00.000Z' }] })
  const words = screen.getByRole('status').textContent
  expect(words).toContain('the mail server asked for a pause. 9 of 24 accepted')
  expect(words).toContain(`It said “${says}”. We try again by ourselves`)
  expect(screen.getByRole('button', { name: 'Wait for me' })).toBeTruthy()
  cleanup()
  show({
    mailings: [paused],
    pauses: [
      { mailing: 99, by: 'Somebody else', at: '2026-11-02T08:13:00.000Z' },
      { mailing: paused.id, by: 'Noor de Vries', at: '2026-11-02T08:12:00.000Z' },
    ],
  })
  const said = screen.getByRole('status').textContent
  expect(said).toMatch(/Paused by Noor de Vries on 2\sNovember,\s\d\d:12. Nothing goes out until somebody goes on./)
  expect(screen.getByRole('button', { name: 'Send 15 now' })).toBeTruthy()
})

test('without mail the links are handed over, and one key says how mail is set up', async () => {
  const { container } = show({ mailings: [late] }, false)
  expect(container.textContent).toContain('you hand over the links')
  await userEvent.click(screen.getByRole('button', { name: 'How to set up mail' }))
  expect(screen.getByRole('dialog', { name: 'How to set up mail' }).textContent).toContain('SMTP_URL')
})

test('a round about which nothing has to be decided has no banner', () => {
  expect(show({}).container.innerHTML).toBe('')
})
