import { FEWEST_TEAMS } from '@thrive/domain'
import { m } from '@thrive/words'
import { Pick } from '../../../ui/form/pick.tsx'
import type { RoundChoice } from '../frame/round-choice.ts'
import type { RoundScores } from './api.ts'
import './round-picks.css'

interface RoundPicksProps {
  rounds: readonly RoundScores[]
  choice: RoundChoice
  choose: (change: Partial<RoundChoice>) => void
  /** The name of what is shown without a round; without it a round is always chosen. */
  none?: string | undefined
}

/** Which round, against which other one, and by which of its labels. */
export function RoundPicks({ rounds, choice, choose, none }: RoundPicksProps) {
  const round = rounds.find(({ id }) => String(id) === choice.round)
  const named = rounds.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <div className="round-picks">
      <Pick
        label={m.insight_round()}
        value={choice.round}
        options={none === undefined ? named : [{ value: '', label: none }, ...named]}
        onChange={(id) => choose({ round: id, against: earlierThan(id, rounds) })}
      />
      {round && (
        <Pick
          label={m.insight_against_round()}
          value={choice.against}
          options={[
            { value: '', label: m.insight_against_none() },
            ...named.filter(({ value }) => value !== choice.round),
          ]}
          onChange={(against) => choose({ against })}
        />
      )}
      {round && round.labels.length > 0 && (
        <Pick
          label={m.insight_by_label()}
          value={choice.label || '0'}
          options={round.labels.map((name, index) => ({ value: String(index), label: name }))}
          onChange={(label) => choose({ label })}
        />
      )}
    </div>
  )
}

/** The round of the same workshop before this one that has figures to compare with; empty without one. */
export function earlierThan(id: string, rounds: readonly RoundScores[]): string {
  const index = rounds.findIndex((round) => String(round.id) === id)
  const version = rounds[index]?.version_slug
  const earlier = rounds.slice(index + 1).find((round) => round.version_slug === version && round.teams >= FEWEST_TEAMS)
  return index >= 0 && earlier ? String(earlier.id) : ''
}
