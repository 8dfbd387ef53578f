import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../lib/query.tsx'
import { isNumber, isRecord, orNull } from '../../../lib/shape.ts'
import { ask } from './api.ts'

export const WARNING_SECONDS = 120
const KEY = ['admin', 'idle']
const isIdle = isRecord({ seconds: orNull(isNumber) })

/**
 * Fetches how long until this login ends for lack of activity. Asks again when the warning is due, because other calls
 * and other tabs prolong it, and once more at the end, when the answer gives the reason.
 */
export const useIdle = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => ask('GET /api/admin/idle', {}, isIdle),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const left = data?.seconds ?? null
      return left !== null && 1_000 * (left > WARNING_SECONDS ? left - WARNING_SECONDS : left + 1)
    },
    refetchIntervalInBackground: true,
  })

/** Without a connection the warning stays. */
export const prolongLogin = () =>
  void ask('POST /api/admin/stay', {}, isIdle).then(
    (idle) => queryClient.setQueryData(KEY, idle),
    () => {},
  )
