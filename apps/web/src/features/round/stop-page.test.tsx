// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import StopRoundPage from './stop-page.tsx'

afterEach(cleanup)

test.each([
  ['No more mails of this round', 'every=false'],
  ['No mails of any round', 'every=true'],
])('mail ends only when a key is pressed: %s', async (name, body) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ stopped: true }))
  history.replaceState(null, '', '/stop/round/abc')
  render(
    <Route path="/stop/round/:key">
      <StopRoundPage />
    </Route>,
  )
  expect(fetch).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name }))
  await screen.findByRole('heading', { name: 'The mails have ended' })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect([path, String(init?.body)]).toEqual(['/stop/round/abc', body])
})
