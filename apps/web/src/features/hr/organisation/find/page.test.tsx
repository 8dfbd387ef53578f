// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../lib/query.tsx'
import { holdToken } from '../../frame/token.ts'
import type { FoundSession } from './api.ts'
import FindPage from './page.tsx'

beforeEach(() => {
  queryClient.clear()
  holdToken('a-token')
})
afterEach(cleanup)

const ACCOUNT = {
  email: 'owner@example.org',
  name: null,
  role: 'owner',
  lang: null,
  mustSetFactor: false,
  hasPassword: true,
  byCompany: false,
  factor: null,
  organisation: 'Havenlicht',
  timeZone: 'Europe/Amsterdam',
  owner: null,
}
const OPEN: FoundSession = {
  mark: '7c1e00000000',
  version: 'Thrive Lab',
  name: null,
  started: '2026-11-11T09:00:00.000Z',
  finished: null,
  lastUsed: '2026-11-11T23:30:00.000Z',
  page: 4,
  pages: 24,
  answers: 2,
  photo: false,
  actions: 0,
  reminder: false,
}
const ERASED = {
  at: '2026-11-16T13:06:00.000Z',
  marks: [OPEN.mark],
  answers: 2,
  photos: 0,
  actions: 0,
  reminders: 0,
  invitations: 0,
}

function show(sessions: FoundSession[], invitations = 0) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input)
    if (path === '/api/admin/account') return Response.json(ACCOUNT)
    if (path === '/api/admin/retention') return Response.json({ erasing: null })
    if (path === '/api/admin/find') return Response.json({ sessions, invitations })
    if (init?.method !== 'POST') return Response.json({ seconds: null })
    sent.push(`${path} ${init.body}`)
    return Response.json(path.endsWith('erase') ? ERASED : { saved: true })
  })
  render(<FindPage />)
  return sent
}
const search = async (email: string) => {
  await userEvent.type(await screen.findByLabelText('E-mail address of a team leader'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
}

test('an open session is found, on the day of the organisation’s time zone, and erased once the address is typed', async () => {
  const sent = show([OPEN])
  await search('lead@example.org')
  expect(await screen.findByText('Open session')).toBeTruthy()
  expect(screen.getByText(/last used 12-11-2026/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Erase all of it…' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText('Type the address'), 'leda@example.org{Enter}')
  expect(sent).toEqual([])
  await userEvent.clear(dialog.getByLabelText('Type the address'))
  await userEvent.type(dialog.getByLabelText('Type the address'), 'Lead@example.org{Enter}')
  expect(await screen.findByText('marks 7c1e00000000')).toBeTruthy()
  expect(sent).toEqual(['/api/admin/find/erase email=lead%40example.org'])
  expect(document.body.innerHTML).not.toContain('lead@example.org')
})

test('an address that was mistyped is corrected, and the page says where the session is kept now', async () => {
  const sent = show([OPEN])
  await search('laed@example.org')
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the address…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Correct the address of this session' }))
  await userEvent.type(dialog.getByLabelText('The address that was meant'), 'lead@example.org{Enter}')
  expect(await screen.findByText('The session is now kept with lead@example.org.')).toBeTruthy()
  expect(sent).toEqual([`/api/admin/find/correct email=laed%40example.org&mark=${OPEN.mark}&to=lead%40example.org`])
})

test('says so where nothing is kept', async () => {
  show([])
  await search('nobody@example.org')
  expect(await screen.findByText('Nothing is kept with this address')).toBeTruthy()
})

test('an address that is only invited is not called unknown', async () => {
  show([], 2)
  await search('lead@example.org')
  expect(await screen.findByText('This address is invited in 2 rounds.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Erase all of it…' }))
  expect(within(screen.getByRole('alertdialog')).getByText('invitations')).toBeTruthy()
})
