import type { InviteeMail } from '@thrive/domain'
import { m } from '@thrive/words'
import { Fragment } from 'react'
import { Icon } from '../../../ui/layout/icon.tsx'
import { checkMark, circleCross, hourglassLine, triangle } from '../../../ui/layout/line-icons.ts'
import { useTimeZone } from '../frame/api.ts'
import { barred, question } from './icons.ts'
import type { Invitee } from './invitee-api.ts'
import { mailFacts } from './mail-facts.ts'
import '../frame/sign.css'

const SIGNS: Record<Exclude<InviteeMail, 'none'>, { icon: string; look: string; word: () => string }> = {
  queued: { icon: hourglassLine, look: 'dim', word: m.mail_waits },
  sent: { icon: checkMark, look: '', word: m.mail_accepted },
  failed: { icon: circleCross, look: 'bad', word: m.mail_refused },
  uncertain: { icon: question, look: '', word: m.mail_uncertain },
  returned: { icon: triangle, look: 'bad', word: m.mail_returned },
  stopped: { icon: barred, look: 'dim', word: m.mail_stopped },
}

/** The latest mail to an invitee, what is known of it, and the mail server's words if it was refused. */
export function MailSign({ invitee }: { invitee: Invitee }) {
  const { mail, mail_says } = invitee
  const facts = mailFacts(invitee, useTimeZone())
  if (mail === 'none') return <span className="muted">{m.mail_none()}</span>
  const { icon, look, word } = SIGNS[mail]
  return (
    <span className="mail-sign">
      <span className={`sign ${look}`}>
        <Icon path={icon} line />
        {word()}
      </span>
      {mail_says && <small className="says">{mail_says}</small>}
      {facts.length > 0 && (
        <small>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span className="fact">{fact}</span>
            </Fragment>
          ))}
        </small>
      )}
    </span>
  )
}
