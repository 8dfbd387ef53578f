import { m } from '@thrive/words'
import { Link } from '../../../../lib/navigation.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import { buttonClass } from '../../../../ui/form/button-class.ts'
import { classNames } from '../../../../ui/layout/class-names.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { circleCheck } from '../../../../ui/layout/line-icons.ts'
import { plusSign } from '../../frame/line-icons.ts'
import { Sign } from '../../frame/sign.tsx'
import { webhookAddress } from './addresses.ts'
import type { Webhook } from './api.ts'
import { banned } from './icons.ts'
import { dayText, momentInText } from './moments.ts'

export function WebhooksCard({ webhooks, onNew }: { webhooks: Webhook[]; onNew: () => void }) {
  return (
    <section className="card" aria-labelledby="webhooks">
      <div className="cardhead">
        <h2 id="webhooks">{m.hook_title()}</h2>
        <Button slim onClick={onNew}>
          <Icon path={plusSign} line />
          {m.hook_new()}
        </Button>
      </div>
      {webhooks.length === 0 ? (
        <p className="muted">{m.hook_none()}</p>
      ) : (
        <ul className="hooks">
          {webhooks.map((webhook) => (
            <Item key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
    </section>
  )
}

const OFF = {
  new: { sign: m.hook_off_new, text: (_: { date: string }) => m.hook_off_new_text() },
  gone: { sign: m.hook_off_gone, text: m.hook_off_gone_text },
  failures: { sign: m.hook_off_failures, text: m.hook_off_failures_text },
}

function Item({ webhook: { id, url, events, off, worked } }: { webhook: Webhook }) {
  return (
    <li className={classNames(off && 'off')}>
      <div>
        <b className="mono">{url}</b>
        <span className="muted">{off ? OFF[off.why].text({ date: dayText(off.at) }) : events.join(', ')}</span>
      </div>
      <Sign icon={off ? banned : circleCheck} look={off ? 'bad' : 'ok'}>
        {off && OFF[off.why].sign()}
        {!off && (worked ? m.hook_works({ moment: momentInText(worked) }) : m.hook_on_yet())}
      </Sign>
      <Link className={buttonClass({ look: 'second', slim: true })} href={webhookAddress(id)}>
        {m.hook_open()}
        <span className="vh"> {url}</span>
      </Link>
    </li>
  )
}
