import { m } from '@thrive/words'
import { useState } from 'react'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck, circleCross, hourglassLine, turnAgain } from '../../../../ui/layout/line-icons.ts'
import { eyeLine } from '../../frame/line-icons.ts'
import { RowTable } from '../../frame/row-table.tsx'
import { Sign } from '../../frame/sign.tsx'
import { type Delivery, sendAgain } from './api.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { banned } from './icons.ts'
import { dayAndTime } from './moments.ts'
import { deliveryText, secondsText } from './words.ts'

const SIGNS = {
  done: { icon: circleCheck, look: 'ok' },
  waiting: { icon: hourglassLine, look: undefined },
  failed: { icon: circleCross, look: 'bad' },
  missed: { icon: banned, look: 'dim' },
  dropped: { icon: banned, look: 'dim' },
} as const

export function DeliveriesCard({ deliveries, isOn }: { deliveries: Delivery[]; isOn: boolean }) {
  const [looking, setLooking] = useState<Delivery | null>(null)
  const { submit, done, problem } = useSubmit(sendAgain)
  return (
    <section className="card c12" aria-labelledby="deliveries">
      <div className="cardhead">
        <h2 id="deliveries">{m.hook_deliveries()}</h2>
        <span className="muted">{m.hook_kept()}</span>
      </div>
      <p role="status">{done && m.hook_sent_again()}</p>
      <Problem>{problem}</Problem>
      {deliveries.length === 0 ? (
        <p className="muted">{m.hook_no_deliveries()}</p>
      ) : (
        <RowTable
          aria-labelledby="deliveries"
          heads={[m.hook_when(), m.hook_what(), m.hook_answer(), m.hook_took(), { name: m.people_actions() }]}
        >
          {deliveries.map((delivery) => (
            <Row
              key={delivery.id}
              delivery={delivery}
              onLook={() => setLooking(delivery)}
              onAgain={isOn && delivery.state !== 'done' ? () => submit(delivery) : undefined}
            />
          ))}
        </RowTable>
      )}
      {looking && <DeliveryDialog delivery={looking} onClose={() => setLooking(null)} />}
    </section>
  )
}

interface RowProps {
  delivery: Delivery
  onLook: () => void
  onAgain: (() => void) | undefined
}

function Row({ delivery, onLook, onAgain }: RowProps) {
  const { at, event, took, state } = delivery
  const about = `${event}, ${dayAndTime(at)}`
  return (
    <tr>
      <td data-l={m.hook_when()} className="num">
        {dayAndTime(at)}
      </td>
      <td data-l={m.hook_what()} className="mono">
        {event}
      </td>
      <td data-l={m.hook_answer()}>
        <span>
          <Sign {...SIGNS[state]}>{deliveryText(delivery)}</Sign>
        </span>
      </td>
      <td data-l={m.hook_took()} className="num">
        {took === null ? '–' : m.hook_seconds({ seconds: secondsText(took) })}
      </td>
      <td className="acts">
        <Button look="quiet" slim onClick={onLook}>
          <Icon path={eyeLine} line />
          {m.hook_look()}
          <span className="vh"> {about}</span>
        </Button>
        {onAgain && event !== 'test' && (
          <Button look="quiet" slim onClick={onAgain}>
            <Icon path={turnAgain} line />
            {m.hook_again()}
            <span className="vh"> {about}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}
