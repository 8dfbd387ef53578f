// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { queryClient } from './query.tsx'
import { useSubmit } from './use-submit.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

test('two clicks in the same instant send once; afterwards it can be sent again, whether it failed or not', async () => {
  const send = vi.fn(async (given: string) => {
    if (given === 'refused') throw new Error('refused')
  })
  const { result } = renderHook(() => useSubmit(send), { wrapper })
  const twice = (given: string) =>
    act(async () => {
      result.current.submit(given)
      result.current.submit(given)
    })

  await twice('refused')
  await waitFor(() => expect(result.current.error).toBeTruthy())
  expect(send).toHaveBeenCalledTimes(1)

  await twice('taken')
  await waitFor(() => expect(result.current.done).toBe(true))
  expect(send).toHaveBeenCalledTimes(2)
})

test('an error of the network goes when the network is back, and one of the server stays', async () => {
  const { result } = renderHook(() => useSubmit(async (error: Error) => Promise.reject(error)), { wrapper })
  const fail = async (error: Error) => {
    act(() => result.current.submit(error))
    await waitFor(() => expect(result.current.error).toBe(error))
    await act(async () => void dispatchEvent(new Event('online')))
  }
  await fail(new TypeError('Failed to fetch'))
  await waitFor(() => expect(result.current.problem).toBeNull())
  await fail(new ApiError(409, 'too-few'))
  expect(result.current.problem).toBeTruthy()
})
