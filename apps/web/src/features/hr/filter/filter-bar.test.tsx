import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readFilters } from '../frame/filters.ts'
import { FilterBar } from './filter-bar.tsx'

afterEach(cleanup)

function show(address: string) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  render(
    <QueryClientProvider client={client}>
      <FilterBar filters={readFilters(address)} change={() => {}} />
    </QueryClientProvider>,
  )
}

test('days that are the wrong way round say so', () => {
  show('?from=2026-03-02&to=2026-03-01')
  expect(screen.getByRole('alert').textContent).toContain('The first day is after the last.')
})

test('one day is a period', () => {
  show('?from=2026-03-01&to=2026-03-01')
  expect(screen.queryByRole('alert')).toBeNull()
})
