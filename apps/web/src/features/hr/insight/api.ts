import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Response as Answer, Input } from '@thrive/contract'
import { hasFields, isList, isNumber, isObject, isRecord, isText } from '../../../lib/shape.ts'
import { ask } from '../frame/api.ts'

export type Labels = Answer<'GET /api/admin/insight/labels'>
export type LabelValue = Labels['values'][number]
export type LabelFigure = LabelValue['scores']['connect']
export type RoundScores = Answer<'GET /api/admin/insight/rounds'>['rounds'][number]
export type SameTeams = Answer<'GET /api/admin/insight/same-teams'>
export type Others = Answer<'GET /api/admin/insight/others'>['questions'][number]

const isNamedRound = hasFields<{ id: number; name: string }>({ id: isNumber, name: isText })
const isLabels = hasFields<Labels>({
  round: isNamedRound,
  labels: isList,
  label: isText,
  smallest: isNumber,
  teams: isNumber,
  scores: isObject,
  values: isList,
})
const isRoundScores = isRecord<Answer<'GET /api/admin/insight/rounds'>>({ rounds: isList })
const isSameTeams = hasFields<SameTeams>({ smallest: isNumber, teams: isNumber, scores: isObject, new: isNumber })
const isOthers = isRecord<Answer<'GET /api/admin/insight/others'>>({ questions: isList })

/** Teams finish all the time: refetch, and keep showing what was there until it arrives. */
const LIVE = { staleTime: 0, placeholderData: keepPreviousData } as const

/** Nothing is asked for a round without labels. */
export const useLabels = (query: Input<'GET /api/admin/insight/labels'>, enabled: boolean) =>
  useQuery({
    queryKey: ['admin', 'labels', query],
    queryFn: () => ask('GET /api/admin/insight/labels', query, isLabels),
    enabled,
    ...LIVE,
  })

export const useRoundScores = () =>
  useQuery({
    queryKey: ['admin', 'round-scores'],
    queryFn: async () => (await ask('GET /api/admin/insight/rounds', {}, isRoundScores)).rounds,
    ...LIVE,
  })

export const useSameTeams = (round: string, against: string) =>
  useQuery({
    queryKey: ['admin', 'same-teams', round, against],
    queryFn: () => ask('GET /api/admin/insight/same-teams', { round, against }, isSameTeams),
    enabled: round !== '' && against !== '',
    ...LIVE,
  })

export const useOthers = (query: Input<'GET /api/admin/insight/others'>, enabled: boolean) =>
  useQuery({
    queryKey: ['admin', 'others', query],
    queryFn: async () => (await ask('GET /api/admin/insight/others', query, isOthers)).questions,
    enabled,
    ...LIVE,
  })
