import { useQuery } from '@tanstack/react-query'
import { messages } from '@thrive/content/messages'
import type { Response } from '@thrive/contract'
import type { OpinionType } from '@thrive/domain'
import { ApiError, call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.tsx'

type Summary = Response<'GET /api/session/summary/:uuid'>

const summaryKey = (uuid: string) => ['summary', uuid]

/** The name, the day and whether there is a photo; asked anew on every page that shows them. */
export const useSummary = (uuid: string) =>
  useQuery({
    queryKey: summaryKey(uuid),
    queryFn: () => call('GET /api/session/summary/:uuid', { uuid }),
    staleTime: 0,
  })

/** Anything but true is a name that was not saved, whatever the status says. */
export async function nameTeam(uuid: string, name: string): Promise<void> {
  const saved: unknown = await call('POST /api/session/name', { uuid, name })
  if (saved !== true) throw new ApiError(500, messages.nameNotSaved)
  queryClient.setQueryData(summaryKey(uuid), (summary: Summary | undefined) => summary && { ...summary, name })
}

export const setOpinion = (uuid: string, type: OpinionType, score: number) =>
  call('POST /api/opinion/set', { uuid, type, score: String(score) })
