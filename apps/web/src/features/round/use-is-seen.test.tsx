// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsSeen } from './use-is-seen.ts'

afterEach(cleanup)

test('a page that is loaded in the background is not seen until somebody looks at it, and stays seen', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { result } = renderHook(useIsSeen)
  const turn = (state: 'hidden' | 'visible') => {
    visibility.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    return result.current
  }
  expect(result.current).toBe(false)
  expect(turn('visible')).toBe(true)
  expect(turn('hidden')).toBe(true)
})
