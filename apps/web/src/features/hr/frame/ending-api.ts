import { useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { queryClient } from '../../../lib/query.tsx'
import { isFlag, isNumber, isRecord, isSaved, isText, orNull } from '../../../lib/shape.ts'
import { ask } from './api.ts'

export type Ending = Answer<'GET /api/admin/ending'>

const isEnding = isRecord<Ending>({
  word: isText,
  goes: orNull(isRecord({ sessions: isNumber, rounds: isNumber, accounts: isNumber })),
  from: isText,
  asked: orNull(isRecord({ by: isText, at: isText })),
  lastTakeOut: orNull(isText),
  mails: isFlag,
})

const KEY = ['admin', 'ending']
const A_MINUTE = 60_000

/** Whether erasing the organisation waits, and with `counted` also what it erases. */
export const useEnding = (counted = false): Ending | undefined =>
  useQuery({
    queryKey: [...KEY, counted],
    queryFn: () => ask('GET /api/admin/ending', counted ? { count: 'true' } : {}, isEnding),
    staleTime: counted ? 0 : A_MINUTE,
  }).data

const refetchEnding = () => queryClient.invalidateQueries({ queryKey: KEY })

export async function askEnding(name: string): Promise<void> {
  await ask('POST /api/admin/ending', { name }, isSaved)
  await refetchEnding()
}

export async function stopEnding(): Promise<void> {
  await ask('POST /api/admin/ending/stop', {}, isSaved).finally(refetchEnding)
}
