import { m } from '@thrive/words'
import { useId } from 'react'
import { Button } from '../../../../ui/form/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import type { Delivery } from './api.ts'
import '../../frame/dialog.css'
import './program-dialog.css'
import { dayAndTime } from './moments.ts'
import { deliveryText, messageId } from './words.ts'

/** What is sent, as the receiver gets it. */
export function DeliveryDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog className="people-dialog program-dialog once-dialog" labelledBy={id} onClose={onClose}>
      <div className="card stack">
        <h2 id={id}>{delivery.event}</h2>
        <dl className="kv">
          <dt>{m.hook_when()}</dt>
          <dd>{dayAndTime(delivery.at)}</dd>
          <dt>{m.hook_answer()}</dt>
          <dd>{deliveryText(delivery)}</dd>
          <dt>{m.hook_id()}</dt>
          <dd>{messageId(delivery)}</dd>
        </dl>
        <p>{m.hook_body()}</p>
        <pre className="delivery-body">{delivery.body}</pre>
        <div className="dfoot">
          <Button onClick={onClose}>{m.close()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
