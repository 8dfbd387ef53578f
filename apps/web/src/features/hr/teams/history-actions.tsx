import { dayOf, formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { circleCheck, circleCross, playLine } from '../../../ui/layout/line-icons.ts'
import { stateLabel } from '../../action/states.ts'
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
        <RowTable heads={[m.action_what(), m.action_who(), m.history_look_back(), m.history_from(), m.history_state()]}>
          {actions.map((action) => (
            <tr key={`${action.uuid} ${action.question_id}`}>
              <td data-l={m.action_what()} className="what" dir="auto">
                {action.what}
              </td>
              <td data-l={m.action_who()} dir="auto">
                {action.who}
              </td>
              <td data-l={m.history_look_back()} className="num nowrap">
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

const SIGNS = {
  done: { icon: circleCheck, look: 'ok' },
  'under-way': { icon: playLine, look: undefined },
  'not-yet': { icon: clock, look: undefined },
  dropped: { icon: circleCross, look: 'dim' },
} as const

function State({ action: { state, by }, today }: { action: DecidedAction; today: string }) {
  if (state) return <Sign {...SIGNS[state]}>{stateLabel(state)}</Sign>
  if (by && by < today)
    return (
      <Sign icon={clock} look="bad">
        {m.history_overdue({ date: formatDate(by) })}
      </Sign>
    )
  return (
    <Sign icon={clock} look="dim">
      {m.history_to_come()}
    </Sign>
  )
}
