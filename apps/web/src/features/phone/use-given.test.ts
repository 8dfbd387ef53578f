import { renderHook } from '@testing-library/react'
import type { SeatState } from '@thrive/domain'
import { expect, test } from 'vitest'
import { useGiven } from './use-given.ts'

const stateOf = (page: number, key: string | null, mine: number | null = null) =>
  ({
    page: { number: page, title: '', of: 36 },
    asked: key && { key, kind: 'score', title: key, given: 0, seats: 3, mine },
  }) as SeatState

test('what was given stays known until another page asks', () => {
  const { result, rerender } = renderHook(({ state }) => useGiven(state, null).map(({ key }) => key), {
    initialProps: { state: stateOf(2, 'q19') },
  })
  const after = (state: SeatState) => {
    rerender({ state })
    return result.current
  }
  expect(result.current).toEqual([])
  expect(after(stateOf(2, 'q19', 60))).toEqual(['q19'])
  expect(after(stateOf(2, 'q20'))).toEqual(['q19'])
  expect(after(stateOf(2, 'q20', 70))).toEqual(['q19', 'q20'])
  expect(after(stateOf(3, null))).toEqual(['q19', 'q20'])
  // Asked again, and not answered yet.
  expect(after(stateOf(2, 'q19'))).toEqual(['q20'])
  expect(after(stateOf(7, 'vote-7'))).toEqual([])
})

test('a ballot that has arrived counts before the room says so', () => {
  const { result } = renderHook(() => useGiven(stateOf(2, 'q19'), { key: 'q19', value: 60, at: 'sent' }))
  expect(result.current).toHaveLength(1)
})
