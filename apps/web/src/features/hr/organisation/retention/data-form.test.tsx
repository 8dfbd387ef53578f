// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sentenceOf } from '@thrive/words/refusals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient, withQueries } from '../../../../lib/query.tsx'
import type { Settings } from '../../frame/organisation-api.ts'
import type { Erasing } from '../../frame/retention-api.ts'
import { DataForm } from './data-form.tsx'

afterEach(cleanup)
beforeEach(() => queryClient.clear())

const settings: Settings = {
  name: 'Havenlicht',
  logo: null,
  lang: 'en',
  timeZone: 'Europe/Amsterdam',
  retentionMonths: 2,
  retentionInForce: { months: 2, until: null },
  retentionDecided: true,
  contact: null,
  domains: [],
  support: [],
}
const ERASING: Erasing = {
  months: 1,
  inForce: 2,
  from: '2026-11-23T23:00:00.000Z',
  before: '2026-10-23T22:00:00.000Z',
  sessions: 33,
  total: 43,
  photos: 21,
  pages: 29,
  ended: [
    { month: '2026-09', goes: 33, stays: 0 },
    { month: '2026-11', goes: 0, stays: 10 },
  ],
  askedBy: null,
  askedAt: null,
  mails: true,
}

/** Renders the form against a server whose answers a test may change. */
function show(shown = settings, waiting: Erasing | null = null) {
  const server = { erasing: ERASING, sent: [] as string[], refused: 0 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    if (url.startsWith('/api/admin/retention?')) {
      const months = new URLSearchParams(url.split('?')[1]).get('months')
      return Response.json({ erasing: months === '1' ? server.erasing : null })
    }
    if (url === '/api/admin/retention') return Response.json({ erasing: waiting })
    server.sent.push(String(init?.body))
    if (server.refused-- <= 0) return Response.json({ saved: true })
    const { sessions } = server.erasing
    return Response.json({ error: 'erases-sessions', message: '', sessions }, { status: 409 })
  })
  const Shown = withQueries(() => <DataForm settings={shown} />)
  render(<Shown />)
  return server
}
const shorten = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Fewer months' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Shorten to 1 month…' }))
  return within(await screen.findByRole('alertdialog'))
}

test('says what a shorter time erases, and sends nothing before the number is typed', async () => {
  const server = show()
  const dialog = await shorten()
  expect(screen.getAllByText('33 of 43 sessions are erased from 24 November 2026.')).toHaveLength(1)
  expect(dialog.getByText(/Until 23 November, 24:00 every owner can stop it/)).toBeTruthy()
  const erase = dialog.getByRole('button', { name: 'Erase 33 sessions from 24 November' })
  await userEvent.type(dialog.getByLabelText('Type the number of sessions'), '34{Enter}')
  await userEvent.click(erase)
  expect(erase.getAttribute('aria-disabled')).toBe('true')
  expect(server.sent).toEqual([])
  await userEvent.clear(dialog.getByLabelText('Type the number of sessions'))
  await userEvent.type(dialog.getByLabelText('Type the number of sessions'), '33')
  await userEvent.click(erase)
  await vi.waitFor(() => expect(server.sent).toEqual(['retentionMonths=1&erases=33']))
})

test('asks again with the new number where it has changed meanwhile', async () => {
  const server = show()
  const dialog = await shorten()
  server.refused = 1
  server.erasing = { ...ERASING, sessions: 34, total: 44 }
  await userEvent.type(dialog.getByLabelText('Type the number of sessions'), '33{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe(sentenceOf('erases-sessions', { sessions: 34 }))
  const erase = await dialog.findByRole('button', { name: 'Erase 34 sessions from 24 November' })
  expect(erase.getAttribute('aria-disabled')).toBe('true')
})

test('a longer time is saved at once', async () => {
  const server = show()
  await userEvent.click(screen.getByRole('button', { name: 'More months' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save settings' }))
  await vi.waitFor(() => expect(server.sent).toEqual(['retentionMonths=3']))
})

test('a time that waits can be stopped, and not changed', async () => {
  const shown = { ...settings, retentionMonths: 1, retentionInForce: { months: 2, until: ERASING.from } }
  const asked = { askedBy: 'noor@example.org', askedAt: '2026-11-16T10:20:00.000Z' }
  const server = show(shown, { ...ERASING, ...asked })
  await userEvent.click(await screen.findByRole('button', { name: 'Stop it…' }))
  await vi.waitFor(() => expect(server.sent).toEqual(['retentionMonths=2']))
  expect(screen.getByText(/Asked by noor@example.org/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Fewer months' })).toBeNull()
})

test('asks until somebody has decided; to keep answers for ever is a decision, too', async () => {
  const forever = { retentionMonths: null, retentionInForce: { months: null, until: null } }
  const server = show({ ...settings, ...forever, retentionDecided: false })
  await userEvent.click(screen.getByRole('button', { name: 'Keep them always' }))
  await vi.waitFor(() => expect(server.sent).toEqual(['retentionMonths=']))
})
