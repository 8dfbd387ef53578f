// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { daysAfter } from '@thrive/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { queryClient } from '../../lib/query.tsx'
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

/** Opens the page by a key of its own, so that no test finds the visit of another. */
function open() {
  history.replaceState(null, '', `/look-back/${crypto.randomUUID().replaceAll('-', '')}`)
  render(
    <Route path="/look-back/:key">
      <LookBackPage />
    </Route>,
  )
}

/** Answers as the server would, and collects what is saved. */
function serve(shown: object) {
  const saved: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: URLSearchParams }) => {
    if (path === '/api/look-back/save') saved.push(body)
    return Response.json(path === '/api/look-back/save' ? { saved: true } : shown)
  })
  return saved
}
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('by the key of the wall notes are written, and none of before are offered', async () => {
  const saved = serve(SHOWN)
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByRole('radio', { name: 'Under way' }))
  expect(screen.queryByRole('button', { name: 'Earlier look-backs' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next step' }))
  screen.getByText(/sees nothing of earlier. HR reads it/)
  await user.type(screen.getByRole('textbox', { name: 'What next?' }), 'Go on')
  await waitFor(() => expect(saved.length).toBeGreaterThan(0), { timeout: 4_000 })
  const notes = JSON.parse(saved.at(-1)?.get('notes') ?? '[]') as { field: string; value: string }[]
  expect(notes.map(({ field, value }) => [field, value]).sort()).toEqual([
    ['action-10', 'under-way'],
    ['next', 'Go on'],
  ])
})

test('a phone asks one question after the other, and goes back through them', async () => {
  serve(SHOWN)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByRole('button', { name: 'Next step' }))
  await user.type(screen.getByRole('textbox', { name: 'What did we expect?' }), 'Calm')
  await user.click(screen.getByRole('button', { name: 'Next question' }))
  expect((screen.getByRole('textbox', { name: 'What did we notice?' }) as HTMLTextAreaElement).value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect((screen.getByRole('textbox', { name: 'What did we expect?' }) as HTMLTextAreaElement).value).toBe('Calm')
  for (const key of ['Next question', 'Next question', 'Next step'])
    await user.click(screen.getByRole('button', { name: key }))
  screen.getByRole('heading', { name: /^Thank you/ })
})

test('by the link of the mail the team reads what it wrote before', async () => {
  serve({ ...SHOWN, look_backs: EARLIER })
  const user = userEvent.setup()
  open()
  await user.click(await screen.findByRole('button', { name: 'Earlier look-backs' }))
  screen.getByText('Look-back of 18 January 2027')
  screen.getByText('Quiet at first')
})

test('the end proposes a date in four weeks, and sends it', async () => {
  const saved = serve(SHOWN)
  const user = userEvent.setup()
  open()
  for (let part = 1; part < 3; part++) await user.click(await screen.findByRole('button', { name: 'Next step' }))
  screen.getByRole('heading', { name: 'Thank you. See you in four weeks.' })
  screen.getByText('Put it in your calendars: no e-mail will come.')
  const inFourWeeks = daysAfter(new Date().toLocaleDateString('sv-SE'), 28)
  await waitFor(() => expect(saved.at(-1)?.get('notes')).toContain(`"value":"${inFourWeeks}"`), { timeout: 4_000 })
})

test('a key that opens nothing says so', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'no-look-back', message: 'none' }, { status: 404 }))
  open()
  await screen.findByRole('heading', { name: 'This link leads to no look-back' })
})
