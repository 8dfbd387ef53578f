import { type Action, actionsOf, INDICATOR_NAMES } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import type { ReactNode } from 'react'
import { IndicatorGlyph } from '../../brand/indicator-glyph.tsx'
import { Link } from '../../lib/navigation.tsx'
import { buttonClass } from '../../ui/form/button-class.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import type { TeamSession } from '../session/use-session.ts'
import './actions-card.css'
import { calendarPath, useActions } from './api.ts'
import { calendarPlus } from './icons.ts'
import { ReminderForm } from './reminder-form.tsx'

/** What the team will do, who is responsible and by when, with calendar files, a reminder by mail and the look-back. */
export function ActionsCard({ session, children }: { session: TeamSession; children?: ReactNode }) {
  const { uuid, workshop, answers } = session
  const { reminder, look_back: lookBack } = useActions(uuid) ?? {}
  const actions = actionsOf(workshop, answers)
  const dated = actions.some(({ by }) => by !== null)
  if (actions.length === 0) return null
  return (
    <section className="card actions-card">
      <div className="head">
        <div>
          <h2>{m.action_title()}</h2>
          <p className="muted">{m.action_hint()}</p>
        </div>
        {dated && <CalendarLink href={calendarPath(uuid)} label={m.action_add_all()} />}
      </div>
      <div className="tablewrap">
        <table className="cards">
          <thead>
            <tr>
              <th scope="col">{m.action_indicator()}</th>
              <th scope="col">{m.action_what()}</th>
              <th scope="col">{m.action_who()}</th>
              <th scope="col">{m.action_by()}</th>
              <th scope="col">
                <span className="vh">{m.action_calendar()}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {actions.map((action) => (
              <ActionRow key={action.questionId} uuid={uuid} action={action} />
            ))}
          </tbody>
        </table>
      </div>
      {dated && reminder?.possible && <ReminderForm uuid={uuid} reminder={reminder} />}
      {lookBack && (
        <div className="remind">
          <h3>{m.look_back_title()}</h3>
          <p>{m.look_back_offer()}</p>
          <div className="row">
            <Link className={buttonClass({ look: 'second' })} href={lookBack.team}>
              {m.look_back_open()}
            </Link>
            {children}
          </div>
        </div>
      )}
    </section>
  )
}

function ActionRow({ uuid, action }: { uuid: string; action: Action }) {
  const { questionId, what, who, by, indicator } = action
  return (
    <tr>
      <td data-l={m.action_indicator()}>
        {indicator && (
          <span className="name">
            <IndicatorGlyph indicator={indicator} />
            {INDICATOR_NAMES[indicator]}
          </span>
        )}
      </td>
      <td data-l={m.action_what()} className="what" dir="auto">
        {what}
      </td>
      <td data-l={m.action_who()} dir="auto">
        {who}
      </td>
      <td data-l={m.action_by()} className="num day">
        {by && fullDate(by)}
      </td>
      <td className="calendar">
        {by && (
          <CalendarLink
            href={calendarPath(uuid, questionId)}
            label={m.action_add()}
            aria-label={m.action_add_named({ what })}
          />
        )}
      </td>
    </tr>
  )
}

/** A download: if it fails, the browser reports it and the page stays. */
const CalendarLink = ({ href, label, ...rest }: { href: string; label: string; 'aria-label'?: string }) => (
  <a className={buttonClass({ look: 'second' })} href={href} download="actions.ics" {...rest}>
    <Icon path={calendarPlus} />
    {label}
  </a>
)
