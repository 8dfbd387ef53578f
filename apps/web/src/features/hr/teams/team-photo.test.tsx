// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { m } from '@thrive/words'
import { afterEach, expect, test, vi } from 'vitest'
import { TeamPhoto } from './team-photo.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (answer: () => Promise<Response>) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <TeamPhoto uuid="one" name="The Owls" />
    </QueryClientProvider>,
  )
  return asked
}
const json = (status: number) => async () => Response.json({ error: 'photo-store', message: '' }, { status })

test('only a server that knows of no photo makes the page say that none was taken', async () => {
  show(json(404))
  expect(await screen.findByText(m.no_photo())).toBeTruthy()
})

test.each([
  ['a store that fails', json(503)],
  ['a network that is gone', () => Promise.reject(new TypeError('failed to fetch'))],
  ["a network's login page", async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])('%s is no team without a photo, and can be asked again', async (_, answer) => {
  const asked = show(answer)
  expect((await screen.findByRole('alert')).textContent).not.toContain(m.no_photo())
  expect(screen.queryByText(m.no_photo())).toBeNull()
  asked.mockImplementation(async () => new Response('x', { headers: { 'Content-Type': 'image/jpeg' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('img', { name: 'The team The Owls' })).toBeTruthy()
})
