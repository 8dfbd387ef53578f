// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { RoomState, Tally } from '@thrive/domain'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import type { Room } from './room.ts'
import { useAsking } from './use-asking.ts'

const TALLY: Tally = { key: 'q19', kind: 'score', count: 7, values: [1, 2, 3, 4, 5, 6, 7], average: 4 }
const revealed = { tally: TALLY, asked: null } as RoomState
const askedAnew = { tally: null, asked: { key: 'q19', kind: 'score', given: 0 } } as RoomState

const room = { ask: vi.fn(async () => {}), undo: vi.fn(async () => {}) }
function show(state: RoomState) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook(({ now }) => useAsking(room as unknown as Room, now), {
    wrapper,
    initialProps: { now: state },
  })
  return { now: () => hook.result.current, become: (now: RoomState) => hook.rerender({ now }) }
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(10))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.resetAllMocks()
})

async function askedAgain() {
  const hook = show(revealed)
  act(() => hook.now().ask('q19'))
  await settle()
  hook.become(askedAnew)
  return hook
}

test('asking again is offered to be undone for ten seconds', async () => {
  const { now } = await askedAgain()
  expect(now().undo).toMatchObject({ count: 7 })
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(now().undo).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(now().undo).toBeNull()
})

test('a first question and another one put nothing aside', async () => {
  const first = show({ tally: null, asked: null } as unknown as RoomState)
  act(() => first.now().ask('q19'))
  await settle()
  first.become(askedAnew)
  expect(first.now().undo).toBeNull()
  const other = show(revealed)
  act(() => other.now().ask('q20'))
  await settle()
  other.become({ ...askedAnew, asked: { key: 'q20', kind: 'score', given: 0 } })
  expect(other.now().undo).toBeNull()
})

test('undone, it is over, and says that the tally is no new one; asking anew forgets that', async () => {
  const { now, become } = await askedAgain()
  act(() => now().undo?.submit())
  await settle()
  expect(room.undo).toHaveBeenCalledWith('q19')
  become(revealed)
  expect(now()).toMatchObject({ undo: null, isUndone: true })
  act(() => now().ask('q19'))
  await settle()
  expect(now().isUndone).toBe(false)
})

test('where the server says that it is too late, the offer goes and the reason stays', async () => {
  room.undo.mockRejectedValue(new ApiError(409, 'too-late'))
  const { now } = await askedAgain()
  act(() => now().undo?.submit())
  await settle()
  expect(now()).toMatchObject({ undo: null, isUndone: false, problem: expect.stringContaining('ten seconds') })
})

test('what failed is no longer said once the question has arrived', async () => {
  room.ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const { now, become } = show({ tally: null, asked: null } as unknown as RoomState)
  act(() => now().ask('q19'))
  await settle()
  expect(now().problem).not.toBeNull()
  become(askedAnew)
  await settle()
  expect(now().problem).toBeNull()
})
