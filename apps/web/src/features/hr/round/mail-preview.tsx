import { durationText, LANGUAGES } from '@thrive/domain'
import { m } from '@thrive/words'
import { tagOf } from '@thrive/words/intl'
import { plainRoundMail, type RoundMailText, roundMail } from '@thrive/words/round-mail'
import { useState } from 'react'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useAccount } from '../frame/api.ts'
import type { Workshop } from './api.ts'
import type { Fields } from './fields.ts'
import './mail-preview.css'
import { useWordsOf } from './use-words-of.ts'

/** The invitation as a team leader will get it, in the round's language, made of the same words as the mail. */
export function MailPreview({ fields, workshop }: { fields: Fields; workshop: Workshop | undefined }) {
  const [form, setForm] = useState<'picture' | 'plain'>('picture')
  const { data: account } = useAccount()
  const hasWords = useWordsOf(fields.lang)
  if (!workshop || !hasWords || !fields.closes) return null
  const mail = roundMail(fields.lang, {
    kind: 'invitation',
    isStarted: false,
    round: fields.name.trim(),
    workshop: workshop.name,
    look: workshop.look,
    organisation: account?.organisation ?? '',
    name: '',
    message: fields.message,
    duration: durationText(workshop.minutes, tagOf(fields.lang)),
    closes: fields.closes,
    daysLeft: 0,
    url: `${location.origin}/round/…`,
    stopUrl: `${location.origin}/stop/round/…`,
    supportEmail: workshop.support,
  })
  return (
    <section className="mail-preview" aria-labelledby="mail-preview">
      <div className="toolbar">
        <h2 id="mail-preview">{m.hr_round_preview()}</h2>
        <Segmented
          label={m.hr_round_preview_form()}
          value={form}
          onChange={setForm}
          options={[
            { value: 'picture', label: m.hr_round_preview_picture() },
            { value: 'plain', label: m.hr_round_preview_plain() },
          ]}
        />
      </div>
      <div className="sheet">
        <p className="subject">
          <span className="muted">{m.hr_round_preview_subject()}</span> <b lang={fields.lang}>{mail.subject}</b>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so it can be reached by keyboard */}
        <section className="body" lang={fields.lang} tabIndex={0} aria-label={LANGUAGES[fields.lang]}>
          {form === 'picture' ? <Picture mail={mail} /> : <pre>{plainRoundMail(mail)}</pre>}
        </section>
      </div>
    </section>
  )
}

function Picture({ mail }: { mail: RoundMailText }) {
  return (
    <>
      <i className="stripes-of-mail" aria-hidden="true" />
      <div className="words">
        {mail.for && <p className="muted">{mail.for}</p>}
        <h3>{mail.heading}</h3>
        <p>{mail.hello}</p>
        {mail.message.length > 0 && (
          <p className="own">
            {mail.message.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <span key={index}>{line}</span>
            ))}
          </p>
        )}
        <dl>
          {mail.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <span className="mail-key">{mail.link.label}</span>
        {mail.after.map((line) => (
          <p key={line} className="small">
            {line}
          </p>
        ))}
        <p className="small">
          <u>{mail.stop.label}</u>
        </p>
        <p className="small">{mail.sender}</p>
      </div>
    </>
  )
}
