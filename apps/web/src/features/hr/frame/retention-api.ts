import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { isFlag, isListOf, isNumber, isRecord, isText, orNull } from '../../../lib/shape.ts'
import { ask } from './api.ts'
import { saveSettings } from './organisation-api.ts'

export type Erasing = NonNullable<Answer<'GET /api/admin/retention'>['erasing']>

const isAnswer = isRecord<Answer<'GET /api/admin/retention'>>({
  erasing: orNull(
    isRecord<Erasing>({
      months: isNumber,
      inForce: orNull(isNumber),
      from: isText,
      before: isText,
      sessions: isNumber,
      total: isNumber,
      photos: isNumber,
      pages: isNumber,
      ended: isListOf(isRecord({ month: isText, goes: isNumber, stays: isNumber })),
      askedBy: orNull(isText),
      askedAt: orNull(isText),
      mails: isFlag,
    }),
  ),
})

const KEY = ['admin', 'retention']

/** Fetches what these months would erase; null if nothing, undefined until known. */
export function useErasingBy(months: string | undefined): Erasing | null | undefined {
  const { data } = useQuery({
    queryKey: [...KEY, months],
    queryFn: () => ask('GET /api/admin/retention', { months }, isAnswer),
    enabled: months !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return months === undefined ? null : data?.erasing
}

const A_MINUTE = 60_000

/** Fetches what the pending shorter retention erases; null if none is pending. */
export const useWaiting = (): Erasing | null =>
  useQuery({
    queryKey: [...KEY, 'waiting'],
    queryFn: () => ask('GET /api/admin/retention', {}, isAnswer),
    staleTime: A_MINUTE,
  }).data?.erasing ?? null

/** Restores the retention in force, so that nothing is erased. */
export const stopErasing = ({ inForce }: Erasing) => saveSettings({ retentionMonths: String(inForce ?? '') })
