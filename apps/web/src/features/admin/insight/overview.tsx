import { lazy, Suspense } from 'react'
import { useInsight } from '../api.ts'
import { Problem } from '../problem.tsx'
import './overview.css'
import { Stats } from './stats.tsx'
import { summaryOf } from './words.ts'

const Charts = lazy(() => import('./charts.tsx'))

interface OverviewProps {
  query: Parameters<typeof useInsight>[0]
  /** The period as it reads in a sentence. */
  words: string
}

/** How the teams of a version and period are doing: first in words, then in figures, then drawn. */
export function Overview({ query, words }: OverviewProps) {
  const { data: insight, error, isPlaceholderData, refetch } = useInsight(query)
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!insight) return <div className="insight waiting" aria-busy="true" />
  const [first, ...rest] = summaryOf(insight, words)
  return (
    <div className="insight stack" aria-busy={isPlaceholderData}>
      <section className="in-short" aria-label="In short">
        <p>
          <strong>{first}</strong> {rest.join(' ')}
        </p>
        <button type="button" className="quiet-link to-sessions" onClick={toSessions}>
          Go to the sessions
        </button>
      </section>
      <Stats insight={insight} />
      <Suspense fallback={<div className="waiting" aria-busy="true" />}>
        <Charts insight={insight} />
      </Suspense>
    </div>
  )
}

const toSessions = () => document.getElementById('sessions')?.focus()
