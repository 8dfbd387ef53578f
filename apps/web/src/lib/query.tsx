import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { ApiError } from './api.ts'

const MAX_TRIES = 3

/** A refusal is final; a failed connection is worth another try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => !(error instanceof ApiError && error.status < 500) && failures < MAX_TRIES,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    },
  },
})

/** For screens that query the server; the start screen does not, and loads none of this. */
export function withQueries(Screen: ComponentType): ComponentType {
  return function WithQueries() {
    return (
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>
    )
  }
}
