import { INDICATORS, type Indicator, READERS, type Scores } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { Link } from '../../../lib/navigation.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { type Insight, useAccount, useInsight } from '../frame/api.ts'
import { Problem } from '../frame/problem.tsx'
import { type RoundChoice, roundAddress } from '../frame/round-choice.ts'
import { type RoundScores, useLabels, useOthers, useSameTeams } from './api.ts'
import { ChartSource } from './chart-source.ts'
import { againstOf, usualAgainst } from './earlier-rounds.ts'
import { ExportKey } from './export-key.tsx'
import { printerLine } from './icons.ts'
import { LabelsCard } from './labels-card.tsx'
import './overview.css'
import { RoundFunnel } from './round-funnel.tsx'
import { RoundsCard } from './rounds-card.tsx'
import { ScoreCards } from './score-cards.tsx'
import { sourceLine } from './source-line.ts'
import { averagesOf, teamsWords } from './words.ts'

const RoundCharts = lazy(() => import('./round-charts.tsx'))

/** One round: its scores against another round's, by label, month by month, and what its teams chose. */
export function RoundInsight({ choice, rounds }: { choice: RoundChoice; rounds: readonly RoundScores[] }) {
  const lang = useLocale()
  const { data: account } = useAccount()
  const round = rounds.find(({ id }) => String(id) === choice.round)
  const against = againstOf(choice, rounds)
  const earlierId = against ? String(against.id) : ''
  const now = useInsight({ round: choice.round, lang })
  const before = useInsight({ round: earlierId, lang }, against !== undefined)
  const same = useSameTeams(choice.round, earlierId)
  const labels = useLabels({ round: choice.round, label: choice.label || '0' }, (round?.labels.length ?? 0) > 0)
  const isReader = account !== undefined && (READERS as readonly string[]).includes(account.role)
  const others = useOthers({ round: choice.round, lang }, isReader)
  if (now.error) return <Problem error={now.error} onRetry={() => void now.refetch()} />
  if (!now.data || !round) return <div className="insight waiting" aria-busy="true" />
  const insight = now.data
  const earlier = against && before.data ? { round: against, insight: before.data } : null
  const period = earlier
    ? m.chart_period_against({ round: round.name, teams: teamsWords(insight.teams), before: earlier.round.name })
    : m.chart_period({ round: round.name, teams: teamsWords(insight.teams) })
  return (
    <ChartSource value={{ period, source: sourceLine(account?.organisation ?? '') }}>
      <div className="insight stack" aria-busy={now.isPlaceholderData}>
        {insight.recounting && (
          <p className="notice" role="status">
            {m.insight_recounting()}
          </p>
        )}
        <div className="round-lead">
          <p>
            {leadWords(round, insight.teams, earlier)} {m.insight_averages_only()}
          </p>
          <div className="row">
            {round.labels.length > 0 && (
              <ExportKey choice={{ ...choice, against: earlierId, label: choice.label || '0' }} name={round.name} />
            )}
            <Link className={buttonClass({ look: 'second' })} href={`/admin/report${roundAddress(choice)}`}>
              <Icon path={printerLine} line />
              {m.hr_report()}
            </Link>
          </div>
        </div>
        <div className="panelgrid">
          <ScoreCards
            now={{ name: round.name, scores: averagesOf(insight.scores), given: givenIn(insight) }}
            before={earlier && { name: earlier.round.name, scores: averagesOf(earlier.insight.scores) }}
            desired={insight.desired}
          />
          <RoundsCard
            rounds={rounds}
            comparable={insight.comparable}
            addressOf={({ id }) =>
              `/admin/insight${roundAddress({ round: String(id), against: usualAgainst(String(id), rounds), label: '' })}`
            }
          />
          <RoundFunnel round={round.id} />
          {labels.data && <LabelsCard labels={labels.data} organisation={account?.organisation ?? ''} />}
        </div>
        <Suspense fallback={<div className="waiting" aria-busy="true" />}>
          <RoundCharts
            insight={insight}
            before={earlier?.insight}
            names={{ now: round.name, before: earlier?.round.name ?? null }}
            same={same.data}
            others={others.data ?? []}
          />
        </Suspense>
      </div>
    </ChartSource>
  )
}

function leadWords(
  round: RoundScores,
  teams: number,
  earlier: { round: RoundScores; insight: Insight } | null,
): string {
  const what = { teams: teamsWords(teams), round: round.name }
  const isOpen = round.closes >= new Date().toISOString().slice(0, 10)
  const now = isOpen ? m.insight_of_open_round({ ...what, day: fullDate(round.closes) }) : m.insight_of_round(what)
  if (!earlier) return `${now}.`
  return `${now}, ${m.insight_against_teams({ teams: teamsWords(earlier.insight.teams), round: earlier.round.name })}.`
}

const givenIn = ({ scores }: Insight): Record<Indicator, number> =>
  Object.fromEntries(INDICATORS.map((each) => [each, scores[each].teams])) as unknown as Scores
