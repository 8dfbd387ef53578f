import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import LookBackPage from './page.tsx'

const SHOWN = {
  team: 'The Northern Lights',
  workshop: 'Thrive Lab',
  look: 'lab',
  lang: 'en',
  actions: [{ question_id: 10, what: 'Lunch together', who: 'Jonas', by: null, indicator: 'connect', state: null }],
  reminded: false,
  wall: '/L/00',
  look_backs: null as unknown,
}
const EARLIER = [{ day: '2027-01-18', expected: '', noticed: 'Quiet at first', next: '', states: [] }]

vi.mock('wouter', async (original) => ({ ...(await original<object>()), useParams: () => ({ key: '0'.repeat(32) }) }))

/** Answers as the server would, and collects what is saved. */
function serve(shown: object) {
  const saved: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    if (path === '/api/look-back/save') saved.push(body)
    return Response.json(path === '/api/look-back/save' ? { saved: true } : shown)
  })
  return saved
}
afterEach(() => vi.unstubAllGlobals())

test('by the key of the wall notes are written, and none of before are offered', async () => {
  const saved = serve(SHOWN)
  const user = userEvent.setup()
  render(<LookBackPage />)
  await user.click(await screen.findByRole('radio', { name: 'Under way' }))
  expect(screen.queryByRole('button', { name: 'Earlier look-backs' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next step' }))
  expect(screen.getByText(/sees nothing of earlier. HR reads it/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'What next?' }), 'Go on')
  await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 4_000 })
  const notes = JSON.parse(saved.at(-1)?.get('notes') ?? '[]') as { field: string; value: string }[]
  expect(notes.map(({ field, value }) => [field, value]).sort()).toEqual([
    ['action-10', 'under-way'],
    ['next', 'Go on'],
  ])
})
