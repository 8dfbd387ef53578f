import { useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { queryClient } from '../../../../lib/query.tsx'
import { isListOf, isNumber, isRecord, isSaved, isText } from '../../../../lib/shape.ts'
import { ask } from '../../frame/api.ts'

export type SmallestGroup = Answer<'GET /api/admin/smallest-group'>
export type LabelColumn = SmallestGroup['columns'][number]

const isSmallestGroup = isRecord<SmallestGroup>({
  smallest: isNumber,
  columns: isListOf(
    isRecord<LabelColumn>({
      round: isNumber,
      round_name: isText,
      label: isText,
      values: isListOf(isRecord({ name: isText, teams: isNumber })),
    }),
  ),
  effects: isListOf(isRecord({ smallest: isNumber, shown: isNumber, of: isNumber })),
})

export const useSmallestGroup = () =>
  useQuery({
    queryKey: ['admin', 'smallest-group'],
    queryFn: () => ask('GET /api/admin/smallest-group', {}, isSmallestGroup),
    staleTime: 0,
  })

/** A smaller number shows more at once, so the server asks for a proof of identity first. */
export async function saveSmallestGroup(smallest: number): Promise<void> {
  await ask('POST /api/admin/smallest-group', { smallest: String(smallest) }, isSaved)
  // Every figure by label follows.
  await queryClient.invalidateQueries({ queryKey: ['admin'] })
}
