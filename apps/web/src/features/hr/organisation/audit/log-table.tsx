import { m } from '@thrive/words'
import { auditChanges, auditFacts, auditWhat, auditWho } from '@thrive/words/audit'
import { fullDate, withColon } from '@thrive/words/intl'
import { Fragment } from 'react'
import type { AuditEntry } from '../../frame/api.ts'
import { Sign } from '../../frame/sign.tsx'
import { unbroken } from '../../frame/unbroken.ts'
import { iconOf } from './icons.ts'

/** Entries grouped by day, in the organisation's time zone. */
export function LogTable({ entries, timeZone }: { entries: AuditEntry[]; timeZone: string }) {
  const days = Map.groupBy(entries, ({ at }) => dayIn(timeZone, new Date(at)))
  const today = dayIn(timeZone, new Date())
  return (
    <table className="log">
      <thead>
        <tr>
          <th scope="col" aria-sort="descending">
            {m.audit_when()}
          </th>
          <th scope="col">{m.audit_who()}</th>
          <th scope="col">{m.audit_what()}</th>
          <th scope="col">{m.audit_of_what()}</th>
        </tr>
      </thead>
      {[...days].map(([day, ofDay]) => (
        <tbody key={day}>
          <tr className="log-day">
            <th scope="rowgroup" colSpan={4}>
              {day === today ? m.audit_today({ day: unbroken(fullDate(day)) }) : unbroken(fullDate(day))}
            </th>
          </tr>
          {ofDay.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and never change
            <Row key={index} entry={entry} timeZone={timeZone} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const isRefused = entry.kind === 'refused'
  return (
    <tr className={isRefused ? 'refused' : undefined}>
      <td className="num">
        <time dateTime={entry.at}>{timeIn(timeZone, new Date(entry.at))}</time>
      </td>
      <td title={entry.who}>{entry.name ?? auditWho(entry.who)}</td>
      <td>
        <Sign icon={iconOf(entry)} look={isRefused ? 'bad' : undefined}>
          {auditWhat(entry)}
        </Sign>
      </td>
      <td>
        <About entry={entry} />
      </td>
    </tr>
  )
}

function About({ entry }: { entry: AuditEntry }) {
  const parts = [
    ...auditFacts(entry).map((fact) => <Fragment key={fact}>{fact}</Fragment>),
    ...auditChanges(entry).map((change) => <Change key={change.name} {...change} />),
    ...(entry.team ? [<Fragment key="team">{m.audit_session({ mark: entry.team })}</Fragment>] : []),
  ]
  return parts.map((part, index) => (
    <Fragment key={part.key}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ))
}

function Change({ name, old, new: now }: { name: string; old: string | null; new: string | null }) {
  if (now === null) return name
  const label = withColon(name)
  if (old === null) return `${label} ${now}`
  return (
    <>
      {label}{' '}
      <del>
        <span className="vh">{m.audit_was()} </span>
        {old}
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins>
        <span className="vh">{m.audit_is()} </span>
        {now}
      </ins>
    </>
  )
}

// The Swedish locale formats dates as 2027-01-31.
const dayIn = (timeZone: string, moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone })
const timeIn = (timeZone: string, moment: Date) =>
  moment.toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' })
