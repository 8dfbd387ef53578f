import { useQuery } from '@tanstack/react-query'
import type { Response as Answer } from '@thrive/contract'
import { ACTION_STATES, INDICATORS } from '@thrive/domain'
import { queryClient } from '../../../lib/query.tsx'
import {
  hasFields,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isRecord,
  isSaved,
  isText,
  orNull,
} from '../../../lib/shape.ts'
import { ask } from '../frame/api.ts'

export type History = Answer<'GET /api/admin/team/:uuid'>
export type PlayedSession = History['sessions'][number]
export type DecidedAction = History['actions'][number]

const isScores = isRecord<PlayedSession['scores']>({
  connect: orNull(isNumber),
  trust: orNull(isNumber),
  inspire: orNull(isNumber),
})
const isHistory = hasFields<History>({
  email: isText,
  version_slug: isText,
  sessions: isListOf(
    hasFields<PlayedSession>({
      uuid: isText,
      version_name: isText,
      version_slug: isText,
      name: orNull(isText),
      email: isText,
      finished: isText,
      day: isText,
      round: orNull(isText),
      scores: isScores,
      joined: isFlag,
    }),
  ),
  more: isFlag,
  desired: orNull(isScores),
  actions: isListOf(
    hasFields<DecidedAction>({
      question_id: isNumber,
      what: isText,
      who: orNull(isText),
      by: orNull(isText),
      indicator: orNull(isOneOf(...INDICATORS)),
      state: orNull(isOneOf(...ACTION_STATES)),
      uuid: isText,
      day: isText,
    }),
  ),
})

/** Never cached, as a single result: each view adds an entry to the audit log. */
export const useHistory = (uuid: string) =>
  useQuery({
    queryKey: ['admin', 'history', uuid],
    queryFn: () => ask('GET /api/admin/team/:uuid', { uuid }, isHistory),
    gcTime: 0,
  })

const refetchHistory = () => queryClient.invalidateQueries({ queryKey: ['admin', 'history'] })

export async function joinSession(uuid: string, session: string): Promise<void> {
  await ask('POST /api/admin/team/join', { uuid, session }, isSaved)
  await refetchHistory()
}

export async function takeOutSession(session: string): Promise<void> {
  await ask('POST /api/admin/team/leave', { session }, isSaved)
  await refetchHistory()
}
