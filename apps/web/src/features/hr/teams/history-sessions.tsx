import { formatDate, INDICATOR_NAMES, INDICATORS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inPercent } from '@thrive/words/intl'
import { IndicatorGlyph } from '../../../brand/indicator-glyph.tsx'
import { Link } from '../../../lib/navigation.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { eyeLine } from '../frame/line-icons.ts'
import { RowTable } from '../frame/row-table.tsx'
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
      <RowTable
        heads={[
          m.table_finished(),
          m.history_workshop(),
          m.history_round(),
          ...INDICATORS.map((each) => ({ name: INDICATOR_NAMES[each], sign: <IndicatorGlyph indicator={each} /> })),
          { name: m.people_actions() },
        ]}
      >
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
      </RowTable>
      {more && <p className="muted">{m.history_more()}</p>}
    </section>
  )
}
