import type { GivenScores } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { stateLabel } from '../../action/states.ts'
import type { EarlierSession } from '../../earlier/api.ts'
import { type DecidedAction, lastTimeOf } from '../../earlier/last-time.ts'
import { teamProgress } from '../../earlier/progress.ts'
import { ProgressCard } from '../../earlier/progress-card.tsx'
import { Story } from '../../earlier/story.tsx'

/** The team's previous session next to this one, and what became of its decisions. */
export function TeamProgressCard({ earlier, scores }: { earlier: EarlierSession; scores: GivenScores }) {
  const lastTime = lastTimeOf(earlier)
  const list = teamProgress(lastTime, scores)?.list ?? []
  if (list.length === 0 && lastTime.actions.length === 0) return null
  return (
    <ProgressCard className="c12" list={list} hint={m.progress_team_bars({ date: fullDate(lastTime.day) })}>
      <Story list={list} decisions={false} />
      {lastTime.actions.length > 0 && (
        <>
          <h3>{m.progress_team_decided()}</h3>
          <ul className="decided-then">
            {lastTime.actions.map((action) => (
              <li key={action.questionId} dir="auto">
                {factsOf(action).join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </ProgressCard>
  )
}

const factsOf = ({ what, who, by, state }: DecidedAction): string[] => [
  what,
  ...(who ? [who] : []),
  ...(by ? [fullDate(by)] : []),
  state ? stateLabel(state) : m.progress_team_unsaid(),
]
