import { dayOf, formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { circleCheck, circleCross, playLine } from '../../../ui/layout/line-icons.ts'
import { useTimeZone } from '../frame/api.ts'
import { clock } from '../frame/line-icons.ts'
import { RowTable } from '../frame/row-table.tsx'
import { Sign } from '../frame/sign.tsx'
import type { DecidedAction } from './history-api.ts'

/** The actions of all sessions, and what became of them. Only the team says that. */
export function HistoryActions({ actions }: { actions: readonly DecidedAction[] }) {
  const today = dayOf(Date.now(), useTimeZone())
  return (
    <section className="card c12">
      <div className="cardhead">
        <h2>{m.history_actions()}</h2>
        {actions.length > 0 && <span className="muted">{m.history_actions_who()}</span>}
      </div>
      {actions.length === 0 ? (
        <p className="muted">{m.history_no_actions()}</p>
      ) : (
        <RowTable heads={[m.action_what(), m.action_who(), m.actions_look_back(), m.history_from(), m.history_state()]}>
          {actions.map((action) => (
            <tr key={`${action.uuid} ${action.question_id}`}>
              <td data-l={m.action_what()} className="what" dir="auto">
                {action.what}
              </td>
              <td data-l={m.action_who()} dir="auto">
                {action.who}
              </td>
              <td data-l={m.actions_look_back()} className="num nowrap">
                {action.by && formatDate(action.by)}
              </td>
              <td data-l={m.history_from()} className="num nowrap">
                {formatDate(action.day)}
              </td>
              <td data-l={m.history_state()}>
                <State action={action} today={today} />
              </td>
            </tr>
          ))}
        </RowTable>
      )}
    </section>
  )
}

/** In the words of the page of all actions. */
const SIGNS = {
  done: { icon: circleCheck, look: 'ok', word: m.actions_done },
  'under-way': { icon: playLine, look: undefined, word: m.actions_under_way },
  'not-yet': { icon: clock, look: undefined, word: m.action_not_yet },
  dropped: { icon: circleCross, look: 'dim', word: m.actions_dropped },
} as const

function State({ action: { state, by }, today }: { action: DecidedAction; today: string }) {
  if (state) {
    const { word, ...sign } = SIGNS[state]
    return <Sign {...sign}>{word()}</Sign>
  }
  if (by && by < today)
    return (
      <Sign icon={clock} look="bad">
        {m.history_overdue({ date: formatDate(by) })}
      </Sign>
    )
  return (
    <Sign icon={clock} look="dim">
      {m.actions_due()}
    </Sign>
  )
}
