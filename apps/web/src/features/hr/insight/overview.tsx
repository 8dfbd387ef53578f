import { READERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { lazy, Suspense } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { Button } from '../../../ui/form/button.tsx'
import type { FilterControl } from '../filter/use-filters.ts'
import { useAccount, useInsight } from '../frame/api.ts'
import { EVERYTHING, isFiltered, isPeriodBackwards, periodQuery } from '../frame/filters.ts'
import { periodWords } from '../frame/period.ts'
import { Problem } from '../frame/problem.tsx'
import { useOthers } from './api.ts'
import { ChartSource } from './chart-source.ts'
import './overview.css'
import { sourceLine } from './source-line.ts'
import { Stats } from './stats.tsx'
import { summaryOf } from './words.ts'

const Charts = lazy(() => import('./charts.tsx'))

/** How the teams of a version and period are doing: first in words, then in figures, then drawn. */
export function Overview({ filters, change }: FilterControl) {
  const { data: account } = useAccount()
  const query = { ...periodQuery(filters, account?.timeZone), lang: useLocale() }
  const { data: insight, error, isPlaceholderData, refetch } = useInsight(query)
  const isReader = account !== undefined && (READERS as readonly string[]).includes(account.role)
  const { data: others = [] } = useOthers(query, isReader)
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!insight) return <div className="insight waiting" aria-busy="true" />
  const isBackwards = isPeriodBackwards(filters)
  const words = periodWords(filters.period, filters.own)
  const [first, ...rest] = summaryOf(insight, words)
  const nobody = insight.teams === 0 && insight.journeys.every(({ started }) => started === 0)
  return (
    <ChartSource
      value={{
        period: m.insight_finished({ count: insight.teams, period: words }),
        source: sourceLine(account?.organisation ?? ''),
      }}
    >
      <div className="insight stack" aria-busy={isPlaceholderData}>
        {insight.recounting && (
          <p className="notice" role="status">
            {m.insight_recounting()}
          </p>
        )}
        {!isBackwards && (
          <section className="in-short" aria-label={m.insight_in_short()}>
            <p>
              <strong>{first}</strong> {rest.join(' ')}
            </p>
          </section>
        )}
        {nobody && isFiltered(filters) && (
          <div>
            <Button look="second" onClick={() => change(EVERYTHING)}>
              {m.hr_show_all()}
            </Button>
          </div>
        )}
        {!nobody && (
          <>
            <Stats insight={insight} />
            <Suspense fallback={<div className="waiting" aria-busy="true" />}>
              <Charts insight={insight} others={others} />
            </Suspense>
          </>
        )}
      </div>
    </ChartSource>
  )
}
