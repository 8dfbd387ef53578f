// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { buildResultsPage, buildSurveyPage } from '@thrive/testkit/build'
import { buildWorkshop } from '@thrive/testkit/workshop'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withQueries } from '../../lib/query.tsx'
import type { OpenSession } from './open-session.ts'
import { useOpenSession, useTeamSession } from './use-session.ts'

const UUID = '00000000-0000-4000-8000-000000000001'
const ANSWERS: Record<string, unknown> = {
  [`/api/version/plan/${UUID}`]: buildWorkshop({
    survey: [buildSurveyPage({ page: 1 }), buildSurveyPage({ page: 2 })],
    results: [buildResultsPage()],
  }),
  [`/api/session/question/${UUID}`]: 2,
  [`/api/answer/${UUID}`]: [],
}
let refused = ''

beforeEach(() => {
  history.replaceState(null, '', `/results/v1/${UUID}`)
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const { pathname } = new URL(String(input), location.href)
    return pathname.startsWith(refused)
      ? Response.json({ error: 'session-closed', message: 'no' }, { status: 401 })
      : Response.json(ANSWERS[pathname] ?? true)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Any screen of a session; runs `act` once it is open. */
function Screen({ act }: { act?: Act } = {}) {
  const { data } = useOpenSession(UUID)
  return data ? <Opened open={data} act={act} /> : null
}
type Act = ((session: ReturnType<typeof useTeamSession>) => void) | undefined
function Opened({ open, act }: { open: OpenSession; act: Act }) {
  const session = useTeamSession(open)
  return (
    <button type="button" onClick={() => act?.(session)}>
      act
    </button>
  )
}
const atHome = () => expect.poll(() => location.pathname, { timeout: 10_000 }).toBe('/')

test.each(['/api/version/plan', '/api/session/question', '/api/answer'])(
  'a session that %s refuses leads to the start screen',
  async (path) => {
    refused = path
    const Shown = withQueries(Screen)
    render(<Shown />)
    await atHome()
  },
)

test.each<[string, Act]>([
  ['/api/session/name', ({ give }) => give('name', { value: 'The Quarks' })],
  ['/api/opinion/set', ({ give }) => give('experience', { value: '4' })],
  ['/api/session/next', ({ step }) => step(2)],
])('so does one that %s closes while it is open', async (path, act) => {
  refused = path
  const Shown = withQueries(() => <Screen act={act} />)
  const { findByRole } = render(<Shown />)
  ;(await findByRole('button')).click()
  await atHome()
})
