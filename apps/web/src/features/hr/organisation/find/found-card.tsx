import { dayOf, formatDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { Fragment, useState } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck, playLine } from '../../../../ui/layout/line-icons.ts'
import { useTimeZone } from '../../frame/api.ts'
import { lens, trash } from '../../frame/icons.ts'
import type { Erased, FoundSession, Kept } from './api.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { EraseAddressDialog } from './erase-address-dialog.tsx'

interface FoundCardProps extends Kept {
  email: string
  onErased: (erased: Erased) => void
  onCorrected: (to: string) => void
}

/** What is stored under an address: the kinds of data, not their contents. */
export function FoundCard({ email, sessions, invitations, onErased, onCorrected }: FoundCardProps) {
  const [isErasing, setErasing] = useState(false)
  const [correcting, setCorrecting] = useState<FoundSession | null>(null)
  return (
    <section className="card">
      <div className="cardhead found-head">
        <h2>{m.find_kept()}</h2>
        <span className="muted">{m.find_no_content()}</span>
      </div>
      {sessions.length > 0 && (
        <ul className="found">
          {sessions.map((session) => (
            <Found key={session.mark} session={session} onCorrect={() => setCorrecting(session)} />
          ))}
        </ul>
      )}
      {invitations > 0 && <p className="found-rounds">{m.find_invited({ count: invitations })}</p>}
      <div className="found-keys">
        <Button look="danger" icon={trash} onClick={() => setErasing(true)}>
          {m.find_erase()}
        </Button>
      </div>
      {isErasing && (
        <EraseAddressDialog
          email={email}
          sessions={sessions}
          invitations={invitations}
          onErased={onErased}
          onClose={() => setErasing(false)}
        />
      )}
      {correcting && (
        <CorrectDialog
          email={email}
          session={correcting}
          onCorrected={(to) => {
            setCorrecting(null)
            onCorrected(to)
          }}
          onClose={() => setCorrecting(null)}
        />
      )}
    </section>
  )
}

function Found({ session, onCorrect }: { session: FoundSession; onCorrect: () => void }) {
  const timeZone = useTimeZone()
  const { finished, name, version, page, pages, lastUsed } = session
  const day = (moment: string) => formatDate(dayOf(moment, timeZone))
  const where = finished
    ? [name, version, day(finished)]
    : [name, version, m.find_page({ page, pages }), m.find_last_used({ date: day(lastUsed) })]
  return (
    <li>
      <Icon path={finished ? circleCheck : playLine} line />
      <span>
        <b>{finished ? m.find_finished() : m.find_open()}</b>
        <span>
          {where.filter(Boolean).map((part, index, parts) => (
            <Fragment key={part}>
              <span className="nowrap">{index < parts.length - 1 ? `${part},` : part}</span>{' '}
            </Fragment>
          ))}
        </span>
      </span>
      <span className="muted">{whatOf(session)}</span>
      <Button look="second" slim onClick={onCorrect}>
        {m.find_correct()}
      </Button>
    </li>
  )
}

const whatOf = ({ finished, answers, photo, actions, reminder }: FoundSession) =>
  [
    answers === 0 ? m.find_no_answers() : finished ? m.find_answers() : m.find_answers_so_far(),
    photo && m.find_photo(),
    actions > 0 && m.find_actions({ count: actions }),
    reminder && m.find_reminder(),
  ]
    .filter(Boolean)
    .join(', ')

export function NothingFound() {
  return (
    <section className="card blank" role="status">
      <Icon path={lens} line />
      <h2>{m.find_none()}</h2>
      <p>{m.find_none_text()}</p>
    </section>
  )
}
