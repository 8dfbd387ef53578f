import { FEWEST_TEAMS, INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits, inPercent } from '@thrive/words/intl'
import { IndicatorTag } from '../../../brand/indicator-tag.tsx'
import { Link } from '../../../lib/navigation.tsx'
import type { RoundScores } from './api.ts'
import { HiddenSign } from './hidden-sign.tsx'
import './rounds-card.css'
import { averagesOf } from './words.ts'

interface RoundsCardProps {
  rounds: readonly RoundScores[]
  /** False while gaps are not measured by the desired scores: then none is furthest. */
  comparable: boolean
  /** The address of a round's own figures. */
  addressOf: (round: RoundScores) => string
}

/** Every round with its scores, newest first: the rounds are compared, never teams. */
export function RoundsCard({ rounds, comparable, addressOf }: RoundsCardProps) {
  return (
    <section className="card c7 rounds-card">
      <h2>{m.every_round()}</h2>
      <p className="muted">{comparable ? m.every_round_about() : m.every_round_averages()}</p>
      <div className="tablewrap">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.insight_round()}</th>
              <th scope="col" className="number">
                {m.insight_teams()}
              </th>
              {INDICATORS.map((each) => (
                <th key={each} scope="col" className="number">
                  {INDICATOR_NAMES[each]}
                </th>
              ))}
              {comparable && <th scope="col">{m.every_round_furthest()}</th>}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <tr key={round.id}>
                <th scope="row">
                  <Link className="quiet-link" href={addressOf(round)}>
                    {round.name}
                  </Link>
                </th>
                <td className="number num">{inDigits(round.teams)}</td>
                <ScoreCells round={round} comparable={comparable} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function ScoreCells({ round: { scores, furthest }, comparable }: { round: RoundScores; comparable: boolean }) {
  const averages = averagesOf(scores)
  if (INDICATORS.every((each) => averages[each] === null))
    return (
      <td colSpan={comparable ? 4 : 3}>
        <HiddenSign>{m.hidden_small({ fewest: FEWEST_TEAMS })}</HiddenSign>
      </td>
    )
  return (
    <>
      {INDICATORS.map((each) => (
        <td key={each} className="number num">
          {averages[each] === null ? m.insight_too_few_cell() : inPercent(Math.round(averages[each]))}
        </td>
      ))}
      {comparable && <td>{furthest && <IndicatorTag indicator={furthest} />}</td>}
    </>
  )
}
