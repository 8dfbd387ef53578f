import { nearestMoment, type Pace } from '@thrive/domain'
import { m } from '@thrive/words'
import { useEffect, useId, useRef, useState } from 'react'
import { clockTime, typedTime } from '../../lib/clock-time.ts'
import { onSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { check, minus, plus } from '../../ui/layout/icon-paths.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import '../../ui/form/field.css'
import './finish-dialog.css'
import type { TeamPace } from './use-pace.ts'

const FIVE_MINUTES = 300_000

const SAYS = {
  ahead: (count: number) => m.pace_says_ahead({ count }),
  'on-time': () => m.pace_says_on_time(),
  behind: (count: number) => m.pace_says_behind({ count }),
}

/** Asks when the team wants to finish, and shows at once what that means. */
export function FinishDialog({ pace, onClose }: { pace: TeamPace; onClose: () => void }) {
  const { finishAt, proposed, paceUntil, choose } = pace
  const [text, setText] = useState(() => clockTime(finishAt ?? Math.ceil(proposed / FIVE_MINUTES) * FIVE_MINUTES))
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.select(), [])

  const time = typedTime(text)
  const moment = time === null ? null : nearestMoment(time, new Date())
  const found = moment === null ? null : paceUntil(moment)
  const move = (by: number) => setText(clockTime(Math.round((moment ?? proposed) / FIVE_MINUTES) * FIVE_MINUTES + by))
  const close = (chosen: number | null) => {
    choose(chosen)
    onClose()
  }
  return (
    <Dialog className="finish" labelledBy={id} onClose={onClose}>
      <form className="in" noValidate onSubmit={onSubmit(() => moment !== null && close(moment))}>
        <h2 id={id}>{m.pace_title()}</h2>
        <div className="clock">
          <button type="button" className="stepper" aria-label={m.pace_earlier()} onClick={() => move(-FIVE_MINUTES)}>
            <Icon path={minus} />
          </button>
          <input
            ref={field}
            className="input num"
            aria-label={m.pace_time()}
            aria-invalid={moment === null}
            aria-describedby={`${id}-says`}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="button" className="stepper" aria-label={m.pace_later()} onClick={() => move(FIVE_MINUTES)}>
            <Icon path={plus} />
          </button>
        </div>
        <Sums found={found} />
        <p id={`${id}-says`} role="status">
          {found ? SAYS[found.sign](found.minutes) : m.pace_no_time()}
        </p>
        <div className="row">
          <Button look="quiet" onClick={() => close(null)}>
            {m.pace_none()}
          </Button>
          <Button big type="submit" iconAfter={check} locked={moment === null}>
            {m.pace_keep()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Sums({ found }: { found: Pace | null }) {
  const minutes = (count: number | undefined) =>
    count === undefined ? '–' : m.pace_minutes({ minutes: Math.max(0, count) })
  return (
    <dl className="sums num">
      <div>
        <dt>{m.pace_now()}</dt>
        <dd>{clockTime(Date.now())}</dd>
      </div>
      <div>
        <dt>{m.pace_left_in_plan()}</dt>
        <dd>{minutes(found?.leftInPlan)}</dd>
      </div>
      <div>
        <dt>{m.pace_left_until()}</dt>
        <dd>{minutes(found?.leftUntilFinish)}</dd>
      </div>
    </dl>
  )
}
