import { m } from '@thrive/words'
import { ScoreBars } from '../../brand/score-bars.tsx'
import type { RoomPage } from './api.ts'
import './follow-answers.css'

/** What the team has given on the room's page, as it stands there. */
export function FollowAnswers({ page: { team, answers } }: { page: RoomPage }) {
  return (
    <>
      {team && <ScoreBars scores={team.scores} desired={team.desired ?? undefined} />}
      {answers && answers.length > 0 && (
        <dl className="team-answers lit" aria-label={m.phone_follow_answers()}>
          {answers.map(({ id, title, answer }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd dir="auto">{answer.kind === 'text' ? answer.text : <Items items={answer.items} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

const Items = ({ items }: { items: string[] }) => (
  <ol>
    {items.map((item) => (
      <li key={item} dir="auto">
        {item}
      </li>
    ))}
  </ol>
)
