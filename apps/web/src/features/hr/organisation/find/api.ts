import type { Response as Answer } from '@thrive/contract'
import { queryClient } from '../../../../lib/query.tsx'
import { isFlag, isListOf, isNumber, isRecord, isSaved, isText, orNull } from '../../../../lib/shape.ts'
import { ask } from '../../frame/api.ts'

export type Kept = Answer<'POST /api/admin/find'>
export type FoundSession = Kept['sessions'][number]
export type Erased = Answer<'POST /api/admin/find/erase'>

const isFound = isRecord<Kept>({
  invitations: isNumber,
  sessions: isListOf(
    isRecord<FoundSession>({
      mark: isText,
      version: isText,
      name: orNull(isText),
      started: isText,
      finished: orNull(isText),
      lastUsed: isText,
      page: isNumber,
      pages: isNumber,
      answers: isNumber,
      photo: isFlag,
      actions: isNumber,
      reminder: isFlag,
    }),
  ),
})
const isErased = isRecord<Erased>({
  at: isText,
  marks: isListOf(isText),
  answers: isNumber,
  photos: isNumber,
  actions: isNumber,
  reminders: isNumber,
  invitations: isNumber,
})

export const findKept = (email: string): Promise<Kept> => ask('POST /api/admin/find', { email }, isFound)

/** Clears the cache, because lists and figures still contain what was erased. */
export async function eraseAddress(email: string): Promise<Erased> {
  const erased = await ask('POST /api/admin/find/erase', { email }, isErased)
  void queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
  return erased
}

export const correctAddress = (email: string, mark: string, to: string) =>
  ask('POST /api/admin/find/correct', { email, mark, to }, isSaved)
