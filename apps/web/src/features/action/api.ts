import { useQuery } from '@tanstack/react-query'
import type { Response } from '@thrive/contract'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.tsx'
import { hasFields, isFlag, isList, isRecord, isText, isTrue, orNull } from '../../lib/shape.ts'

type Actions = Response<'GET /api/action/:uuid'>
export type Reminder = Actions['reminder']

const isReminder = isRecord<Reminder>({
  possible: isFlag,
  asked: orNull(isText),
  next: orNull(isText),
  stop: orNull(isText),
})
const isActions = hasFields<Actions>({ actions: isList, reminder: isReminder })
const keyOf = (uuid: string) => ['action', uuid]

/** Returns whether reminders are on or possible, and where the look-back is; null until known. */
export function useActions(uuid: string): Pick<Actions, 'reminder' | 'look_back'> | null {
  const { data } = useQuery({
    queryKey: keyOf(uuid),
    queryFn: () => call('GET /api/action/:uuid', { uuid }, isActions),
    staleTime: 0,
  })
  // A node of the previous release does not send the look-back.
  return data ? { reminder: data.reminder, look_back: data.look_back ?? null } : null
}

const refetchActions = (uuid: string) => queryClient.invalidateQueries({ queryKey: keyOf(uuid) })

export async function askForReminder(uuid: string): Promise<void> {
  await call('POST /api/reminder/ask', { uuid }, isRecord({ next: orNull(isText) }))
  await refetchActions(uuid)
}

/** Ends the reminders that belong to the key in the path. */
export const stopReminders = (key: string) => call('POST /stop/:key', { key }, isRecord({ stopped: isTrue }))

export async function stopAt(uuid: string, path: string): Promise<void> {
  await stopReminders(path.split('/').at(-1) ?? '')
  await refetchActions(uuid)
}

/** Returns the path of the calendar file for one action, or for all that have a date. */
export const calendarPath = (uuid: string, questionId?: number): string =>
  `/api/action/calendar/${encodeURIComponent(uuid)}${questionId === undefined ? '' : `?question_id=${questionId}`}`
