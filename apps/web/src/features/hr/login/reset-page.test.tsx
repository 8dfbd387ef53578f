// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { queryClient } from '../../../lib/query.tsx'
import ResetPage from './reset-page.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

const SECRET = 'x'.repeat(43)

function visit(address: string, answer: () => Response) {
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(String(init?.body))
    return answer()
  })
  history.replaceState(null, '', address)
  render(
    <Route path="/admin/reset/:secret?">
      <ResetPage />
    </Route>,
  )
  return sent
}

test('a link that was used says so at once, and shows no form', async () => {
  visit(`/admin/reset#${SECRET}`, () => Response.json({ error: 'reset-expired', message: 'gone' }, { status: 410 }))
  expect((await screen.findByRole('alert')).textContent).toContain('has run out or was used already')
  expect(screen.queryByLabelText('New password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined()
})

test.each([
  ['behind the #', `/admin/reset#${SECRET}`],
  ['in the path, as mails before had it', `/admin/reset/${SECRET}`],
])('the secret %s opens the form', async (_, address) => {
  const sent = visit(address, () => Response.json({ open: true }))
  expect(await screen.findByLabelText('New password')).toBeDefined()
  expect(sent[0]).toContain(SECRET)
})
