import { useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { queryClient } from '../../../../lib/query.tsx'
import { isListOf, isNumber, isOneOf, isRecord, isText, orNull } from '../../../../lib/shape.ts'
import { ask } from '../../frame/api.ts'
import { isLink, startDownload } from '../../frame/download.ts'

type Answered = Answer<'GET /api/admin/take-outs'>
export type TakeOut = Answered['takeOuts'][number]

const isTakeOuts = isRecord<Answered>({
  takeOuts: isListOf(
    isRecord<TakeOut>({
      id: isNumber,
      askedBy: isText,
      askedAt: isText,
      state: isOneOf('waiting', 'making', 'ready', 'failed', 'gone'),
      done: isNumber,
      total: isNumber,
      bytes: isNumber,
      madeAt: orNull(isText),
      until: orNull(isText),
      downloads: isNumber,
      downloadedBy: orNull(isText),
    }),
  ),
})

const KEY = ['admin', 'take-outs']
const WHILE_MADE_MS = 2_000

export const isBeingMade = ({ state }: TakeOut): boolean => state === 'waiting' || state === 'making'

export const useTakeOuts = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => ask('GET /api/admin/take-outs', {}, isTakeOuts),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.takeOuts.some(isBeingMade) ? WHILE_MADE_MS : false),
  })

export async function makeTakeOut(): Promise<void> {
  await ask('POST /api/admin/take-out', {}, isRecord({ takeOut: isNumber }))
  await queryClient.invalidateQueries({ queryKey: KEY })
}

export async function downloadTakeOut({ id }: TakeOut): Promise<void> {
  startDownload((await ask('POST /api/admin/take-out/link', { takeOut: String(id) }, isLink)).url)
}
