import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useState } from 'react'
import { Segmented } from '../../../ui/form/segmented.tsx'
import type { Insight } from '../frame/api.ts'
import type { SameTeams } from './api.ts'
import { SameTeamsCard } from './same-teams-card.tsx'
import { TrendCard } from './trend-card.tsx'

interface MonthsCardProps {
  months: Insight['months']
  /** Undefined without an earlier round. */
  same: SameTeams | undefined
}

/** Month by month for all teams, or then and now for those that played in both rounds. */
export function MonthsCard({ months, same }: MonthsCardProps) {
  const [shown, setShown] = useState<'all' | 'same'>('all')
  if (!same) return <TrendCard months={months} />
  const choice = (
    <Segmented
      label={m.insight_teams()}
      value={shown}
      onChange={setShown}
      options={[
        { value: 'all', label: m.same_all() },
        { value: 'same', label: m.same_only(), note: inDigits(same.teams) },
      ]}
    />
  )
  return shown === 'all' ? <TrendCard months={months} choice={choice} /> : <SameTeamsCard same={same} choice={choice} />
}
