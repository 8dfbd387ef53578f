import type { Locale } from '@thrive/domain'
import type { Actions } from '../actions/api.ts'
import { useActions } from '../actions/api.ts'
import { type Account, type Insight, useAccount, useInsight } from '../frame/api.ts'
import type { RoundChoice } from '../frame/round-choice.ts'
import {
  type Labels,
  type RoundScores,
  type SameTeams,
  useLabels,
  useRoundScores,
  useSameTeams,
} from '../insight/api.ts'
import { againstOf } from '../insight/earlier-rounds.ts'
import { type Round, useRounds } from '../round/api.ts'

/** What a report is made of: the answers of the screens' own calls, and nothing else. */
export interface ReportData {
  account: Account
  round: RoundScores
  /** Who was invited, opened, started and finished. */
  funnel: Round | undefined
  now: Insight
  against: { round: RoundScores; insight: Insight } | null
  rounds: readonly RoundScores[]
  labels: Labels | undefined
  same: SameTeams | undefined
  /** Of the earlier round, whose days have come; of this one without it. */
  actions: Actions | undefined
  madeAt: Date
}

interface Asked {
  data: ReportData | null
  error: Error | null
  retry: () => void
}

/** Asks what the screens ask, with the titles of questions in the language of the paper. */
export function useReportData(choice: RoundChoice, lang: Locale): Asked {
  const { data: account } = useAccount()
  const rounds = useRoundScores()
  const round = rounds.data?.find(({ id }) => String(id) === choice.round)
  const earlier = againstOf(choice, rounds.data ?? [])
  const earlierId = earlier ? String(earlier.id) : ''
  const now = useInsight({ round: choice.round, lang }, round !== undefined)
  const before = useInsight({ round: earlierId, lang }, earlier !== undefined)
  const labels = useLabels({ round: choice.round, label: choice.label || '0' }, (round?.labels.length ?? 0) > 0)
  const same = useSameTeams(choice.round, earlierId)
  const actions = useActions({ round: earlierId || choice.round }, round !== undefined)
  const invited = useRounds()
  const asked = [rounds, now, before, labels, same, actions, invited]
  const failed = asked.find(({ error, data }) => error && !data)
  // A page of half the answers, or of those of the round before, must not be printed.
  const isWaiting = asked.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData)
  return {
    data:
      !isWaiting && account && round && now.data
        ? {
            account,
            round,
            funnel: invited.data?.rounds.find(({ id }) => id === round.id),
            now: now.data,
            against: earlier && before.data ? { round: earlier, insight: before.data } : null,
            rounds: rounds.data ?? [],
            labels: round.labels.length > 0 ? labels.data : undefined,
            same: earlier ? same.data : undefined,
            actions: actions.data,
            madeAt: new Date(now.dataUpdatedAt),
          }
        : null,
    error: failed?.error ?? null,
    retry: () => {
      for (const each of asked) if (each.error) void each.refetch()
    },
  }
}
