import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { hasFields, isList, isNumber, isObject, isRecord, isText, orNull } from '../../../lib/shape.ts'
import { ask } from '../frame/api.ts'

export type Actions = Answer<'GET /api/admin/actions'>
export type States = Actions['indicators'][number]['states']
export type ListedAction = Answer<'GET /api/admin/actions/list'>['actions'][number]

const isActions = hasFields<Actions>({ smallest: isNumber, all: isObject, indicators: isList, rounds: isList })
const isActionList = isRecord<Answer<'GET /api/admin/actions/list'>>({ actions: isList, next_cursor: orNull(isText) })

/** Teams say all the time what became of their actions: refetch, and keep showing what was there until it arrives. */
const LIVE = { staleTime: 0, placeholderData: keepPreviousData } as const

export const useActions = (query: Input<'GET /api/admin/actions'>, enabled = true) =>
  useQuery({
    queryKey: ['admin', 'actions', query],
    queryFn: () => ask('GET /api/admin/actions', query, isActions),
    enabled,
    ...LIVE,
  })

/** Not for viewers: it names teams. */
export const useActionList = (query: Omit<Input<'GET /api/admin/actions/list'>, 'cursor'>, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['admin', 'action-list', query],
    queryFn: ({ pageParam }) => ask('GET /api/admin/actions/list', { ...query, cursor: pageParam }, isActionList),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    enabled,
    ...LIVE,
  })
