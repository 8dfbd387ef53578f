// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

afterEach(cleanup)

const box = (value: string, onSearch: (value: string) => void) => (
  <SearchBox label="Search team or e-mail" limit={254} value={value} onSearch={onSearch} />
)

test('asks once typing pauses, and for what is meant', async () => {
  const onSearch = vi.fn()
  render(box('', onSearch))
  await userEvent.type(screen.getByRole('searchbox'), ' team ', { delay: 5 })
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled())
  expect(onSearch.mock.calls).toEqual([['team']])
})

test('asks at once with Enter, and when it is cleared', async () => {
  const onSearch = vi.fn()
  const view = render(box('', onSearch))
  await userEvent.type(screen.getByRole('searchbox'), 'lab{Enter}')
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('lab'))
  view.rerender(box('lab', onSearch))
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  await vi.waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''))
})

test('shows what the address says when it changes by other means', async () => {
  const view = render(box('first', vi.fn()))
  view.rerender(box('second', vi.fn()))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('second')
})
