import { m } from '@thrive/words'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { triangle } from '../../../../ui/layout/line-icons.ts'
import { erasingDays } from '../../frame/erasing-days.ts'
import type { Erasing } from '../../frame/retention-api.ts'
import { EndedChart } from './ended-chart.tsx'
import './hurt.css'

/** What a shorter period erases, shown before anything can be pressed: the number first, then a chart. */
export function Hurt({ erasing, timeZone }: { erasing: Erasing; timeZone: string }) {
  const { sessions, total, photos } = erasing
  const days = erasingDays(erasing, timeZone)
  return (
    <div className="hurt" role="status">
      <p className="say">
        <Icon path={triangle} line />
        <strong>{m.data_erases({ count: sessions, total, date: days.from })}</strong>
      </p>
      <p>
        {m.data_ended({ date: days.before })} {photos > 0 && m.data_photos({ count: photos })}
      </p>
      <p className="muted">{m.data_nothing_back()}</p>
      <EndedChart erasing={erasing} timeZone={timeZone} />
    </div>
  )
}
