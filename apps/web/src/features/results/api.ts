import { useQuery } from '@tanstack/react-query'
import { messages } from '@thrive/content/messages'
import type { Response } from '@thrive/contract'
import type { OpinionType } from '@thrive/domain'
import { ApiError, call, NotOurAnswer } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.tsx'
import { isFlag, isRecord, isSaved, isText, isTrue, orNull } from '../../lib/shape.ts'

type Summary = Response<'GET /api/session/summary/:uuid'>

const isSummary = isRecord<Summary>({ name: orNull(isText), finished: orNull(isText), photo: isFlag })
const summaryKey = (uuid: string) => ['summary', uuid]

/** The name, the day and whether there is a photo; asked anew on every page that shows them. */
export const useSummary = (uuid: string) =>
  useQuery({
    queryKey: summaryKey(uuid),
    queryFn: () => call('GET /api/session/summary/:uuid', { uuid }, isSummary),
    staleTime: 0,
  })

/** Anything but true is a name that was not saved, whatever the status says. */
export async function nameTeam(uuid: string, name: string): Promise<void> {
  await call('POST /api/session/name', { uuid, name }, isTrue).catch((error: unknown) => {
    throw error instanceof NotOurAnswer ? new ApiError(500, messages.nameNotSaved) : error
  })
  queryClient.setQueryData(summaryKey(uuid), (summary: Summary | undefined) => summary && { ...summary, name })
}

export const setOpinion = (uuid: string, type: OpinionType, score: number) =>
  call('POST /api/opinion/set', { uuid, type, score: String(score) }, isSaved)
