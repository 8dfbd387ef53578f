import type { SeatState } from '@thrive/domain'
import { m } from '@thrive/words'
import { clockTime } from '../../lib/clock-time.ts'
import { Icon } from '../../ui/layout/icon.tsx'
import { hourglass } from '../../ui/layout/icon-paths.ts'
import './remote-pace.css'

type Pace = NonNullable<SeatState['pace']>

const SIGNS = {
  ahead: (count: number) => m.phone_pace_ahead({ count }),
  'on-time': () => m.phone_pace_on_time(),
  behind: (count: number) => m.phone_pace_behind({ count }),
}

/** How well the team keeps to its time. What to shorten next shows only on request, so that nobody is hurried. */
export function RemotePace({ pace: { sign, minutes, finishAt, shorten } }: { pace: Pace }) {
  const line = (
    <>
      <Icon path={hourglass} />
      <b>{SIGNS[sign](minutes)}</b>
      <span>{m.phone_pace_until({ time: clockTime(finishAt) })}</span>
    </>
  )
  if (shorten.length === 0) return <p className="paceline num">{line}</p>
  return (
    <details className="pace">
      <summary className="paceline num">{line}</summary>
      <h2>{m.phone_pace_shorten()}</h2>
      <ul>
        {shorten.map(({ position, title, shorten: how }) => (
          <li key={position}>
            <b>{title}</b>
            {how}
          </li>
        ))}
      </ul>
    </details>
  )
}
