import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import { useCopy } from '../../../../lib/use-copy.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck, circleInfo, copySheets } from '../../../../ui/layout/line-icons.ts'
import { bell, lens } from '../../frame/icons.ts'
import { Points } from './about-find.tsx'
import type { Erased } from './api.ts'

/** What was removed, as marks and counts: the address itself is gone from this page, too. */
export function ErasedResult({ erased, onAnother }: { erased: Erased; onAnother: () => void }) {
  const { marks, reminders, invitations } = erased
  const { copied, copy } = useCopy()
  return (
    <>
      <div className="banner tall ok" role="status">
        <Icon path={circleCheck} line />
        <span>
          <b className="bt">{whenOf(erased)}</b>
          <span>{m.find_erased_text()}</span>
        </span>
      </div>
      <section className="card">
        <h2>{m.find_removed()}</h2>
        <ul className="found">
          {marks.length > 0 && (
            <li>
              <Icon path={circleCheck} line />
              <span>
                <b>{m.find_sessions({ count: marks.length })}</b>
                <span>{m.find_marks({ marks: marks.join(', ') })}</span>
              </span>
              <span className="muted">{countsOf(erased)}</span>
            </li>
          )}
          {invitations > 0 && (
            <li>
              <Icon path={circleCheck} line />
              <b>{m.find_invitations({ count: invitations })}</b>
            </li>
          )}
          {reminders > 0 && (
            <li>
              <Icon path={bell} line />
              <b>{m.find_reminders({ count: reminders })}</b>
              <span className="muted">{m.find_not_sent()}</span>
            </li>
          )}
        </ul>
        <h3>{m.find_stays()}</h3>
        <Points icon={circleInfo} sentences={[m.find_stays_backups]} className="points" />
        <div className="found-keys">
          <Button look="second" onClick={() => copy(noteOf(erased))}>
            <Icon path={copySheets} line />
            {copied ? m.find_copied() : m.find_copy()}
          </Button>
          <Button look="quiet" onClick={onAnother}>
            <Icon path={lens} line />
            {m.find_another()}
          </Button>
        </div>
      </section>
    </>
  )
}

const whenOf = ({ at }: Erased) =>
  m.find_erased({ time: new Date(at).toLocaleTimeString(tagOf(), { hour: '2-digit', minute: '2-digit' }) })

const countsOf = ({ answers, photos, actions }: Erased) =>
  [
    m.find_answer_count({ count: answers }),
    photos > 0 && m.find_photo_count({ count: photos }),
    actions > 0 && m.find_actions({ count: actions }),
  ]
    .filter(Boolean)
    .join(', ')

const noteOf = (erased: Erased) =>
  [
    whenOf(erased),
    ...(erased.marks.length > 0
      ? [
          `${m.find_sessions({ count: erased.marks.length })}, ${m.find_marks({ marks: erased.marks.join(', ') })}`,
          countsOf(erased),
        ]
      : []),
    ...(erased.invitations > 0 ? [m.find_invitations({ count: erased.invitations })] : []),
    `${m.find_stays()}: ${m.find_stays_backups()}`,
  ].join('\n')
