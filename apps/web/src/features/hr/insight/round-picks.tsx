import { m } from '@thrive/words'
import { Pick } from '../../../ui/form/pick.tsx'
import type { RoundChoice } from '../frame/round-choice.ts'
import type { RoundScores } from './api.ts'
import { againstOf, earlierRounds, usualAgainst } from './earlier-rounds.ts'
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
        onChange={(id) => choose({ round: id, against: usualAgainst(id, rounds) })}
      />
      {round && (
        <Pick
          label={m.insight_against_round()}
          value={againstOf(choice, rounds)?.id.toString() ?? ''}
          options={[
            { value: '', label: m.insight_against_none() },
            ...earlierRounds(choice.round, rounds).map(({ id, name }) => ({ value: String(id), label: name })),
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
