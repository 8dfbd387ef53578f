import { useQuery } from '@tanstack/react-query'
import type { ActionState, LookBackQuestion } from '@thrive/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { isCode } from '../../lib/api.ts'
import { useSwitchLocale } from '../../lib/locale.ts'
import { rowIdOf } from '../../lib/outbox/look-back.ts'
import { isOver, type SendState } from '../../lib/outbox/send-state.ts'
import { queryClient } from '../../lib/query.tsx'
import { useWorkshopLock } from '../../lib/workshop-lock.ts'
import type { DecidedAction } from '../earlier/last-time.ts'
import { type OpenLookBack, openLookBack } from './open-look-back.ts'

const LEFT_MS = 10_000
const NAME = 'look-back'
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'removed' && query.queryKey[0] === NAME) void (query.state.data as OpenLookBack | undefined)?.close()
})

/** Returns the look-back of this key, or its loading state. It is closed some time after its screen was left. */
export function useOpenLookBack(key: string) {
  const query = useQuery({
    queryKey: [NAME, key],
    queryFn: () => openLookBack(key),
    retry: (failures, error) => failures < 1 && !isCode(error, 'no-look-back'),
    gcTime: LEFT_MS,
  })
  useSwitchLocale(query.data?.shown.lang)
  return query
}

/** A look-back with what was written in this visit. */
export interface TeamLookBack {
  actions: DecidedAction[]
  /** What the team wrote, by question, and the next date. */
  textOf(field: LookBackQuestion | 'date'): string
  state: SendState
  setState(questionId: number, state: ActionState): void
  write(field: LookBackQuestion | 'date', value: string): void
}

export function useLookBack({ shown, outbox }: OpenLookBack, key: string): TeamLookBack {
  useWorkshopLock()
  const { answers, state } = useSyncExternalStore(outbox.subscribe, outbox.snapshot)
  // Erased meanwhile: asking again says so.
  const over = isOver(state)
  useEffect(() => {
    if (over) void queryClient.resetQueries({ queryKey: [NAME, key] })
  }, [over, key])
  return {
    actions: shown.actions.map(({ question_id, state: before, ...action }) => ({
      ...action,
      questionId: question_id,
      state: (answers.get(question_id) as ActionState | undefined) ?? before,
    })),
    textOf: (field) => answers.get(rowIdOf(field)) ?? '',
    state,
    setState: (questionId, chosen) => outbox.answer(questionId, chosen),
    write: (field, value) => outbox.answer(rowIdOf(field), value),
  }
}
