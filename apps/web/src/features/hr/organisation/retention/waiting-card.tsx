import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { Inserted, SLOT } from '../../../../ui/layout/inserted.tsx'
import { hourglassLine } from '../../../../ui/layout/line-icons.ts'
import { erasingDays } from '../../frame/erasing-days.ts'
import { momentOf } from '../../frame/moments.ts'
import { type Erasing, stopErasing } from '../../frame/retention-api.ts'

/** While a shorter period is pending it can only be stopped. */
export function WaitingCard({ waiting, timeZone }: { waiting: Erasing; timeZone: string }) {
  const { submit, busy, problem } = useSubmit(stopErasing)
  const { months, inForce, sessions, total, askedBy, askedAt } = waiting
  const days = erasingDays(waiting, timeZone)
  return (
    <section className="card stack">
      <div className="keep-row">
        <div>
          <h2>{m.settings_keep()}</h2>
          <p className="muted">{m.settings_keep_hint(LIMITS.organisation.months)}</p>
        </div>
        <div className="keep-next">
          <b>{inForce === null ? m.data_always() : m.data_months({ count: inForce })}</b>
          <span>
            <Icon path={hourglassLine} line />
            {m.data_months_from({ count: months, date: days.fromShort })}
          </span>
        </div>
      </div>
      <div className="banner bad with-key" role="status">
        <Icon path={hourglassLine} line />
        <span>
          <strong>{m.data_erases({ count: sessions, total, date: days.from })}</strong>{' '}
          {askedBy && askedAt && (
            <Inserted text={m.data_asked({ who: askedBy, moment: SLOT })}>
              <span className="nowrap">{momentOf(askedAt)}</span>
            </Inserted>
          )}{' '}
          {m.data_can_stop({ day: days.lastDay })}
        </span>
        <Button look="danger" slim aria-busy={busy} onClick={() => submit(waiting)}>
          {m.data_stop()}
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  )
}
