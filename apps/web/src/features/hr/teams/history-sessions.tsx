import { formatDate, INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import { Link } from '../../../lib/navigation.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { eyeLine } from '../frame/line-icons.ts'
import { VersionPill } from '../frame/version-pill.tsx'
import { turnBack } from '../round/icons.ts'
import type { History, PlayedSession } from './history-api.ts'

interface HistorySessionsProps {
  history: History
  onTakeOut: (session: PlayedSession) => void
}

export function HistorySessions({ history: { sessions, more, email }, onTakeOut }: HistorySessionsProps) {
  return (
    <section className="card c12">
      <h2>{m.sessions_title()}</h2>
      <table className="cards">
        <thead>
          <tr>
            <th scope="col">{m.table_finished()}</th>
            <th scope="col">{m.history_workshop()}</th>
            <th scope="col">{m.history_round()}</th>
            {INDICATORS.map((each) => (
              <th key={each} scope="col">
                <IndicatorGlyph indicator={each} />
                <span className="vh">{INDICATOR_NAMES[each]}</span>
              </th>
            ))}
            <th scope="col">
              <span className="vh">{m.people_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.uuid}>
              <td data-l={m.table_finished()} className="num nowrap">
                {formatDate(session.day)}
              </td>
              <td data-l={m.history_workshop()}>
                <VersionPill name={session.version_name} slug={session.version_slug} />
                {session.joined && session.email !== email && <small className="muted"> {session.email}</small>}
              </td>
              <td data-l={m.history_round()}>{session.round ?? m.history_on_their_own()}</td>
              {INDICATORS.map((each) => (
                <td key={each} data-l={INDICATOR_NAMES[each]} className="num">
                  {session.scores[each] === null ? '–' : inPercent(session.scores[each])}
                </td>
              ))}
              <td className="acts">
                {session.joined && (
                  <Button look="quiet" slim onClick={() => onTakeOut(session)}>
                    <Icon path={turnBack} line />
                    {m.history_take_out()}
                    <span className="vh"> {formatDate(session.day)}</span>
                  </Button>
                )}
                <Link className={buttonClass({ look: 'quiet', slim: true })} href={`/admin/${session.uuid}`}>
                  <Icon path={eyeLine} line />
                  {m.invitees_result()}
                  <span className="vh"> {formatDate(session.day)}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className="muted">{m.history_more({ count: sessions.length })}</p>}
    </section>
  )
}
