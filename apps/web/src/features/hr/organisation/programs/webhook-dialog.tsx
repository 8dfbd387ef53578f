import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { FieldError, onSubmit, useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import { cross } from '../../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import '../../frame/dialog.css'
import './program-dialog.css'
import { LineButton } from '../../frame/line-button.tsx'
import { type Event, makeWebhook } from './api.ts'
import { EventTicks } from './event-ticks.tsx'

export type NewWebhook = Awaited<ReturnType<typeof makeWebhook>>

/** The server judges the address, because it resolves the name as it will when it sends. */
export function WebhookDialog({ onMade, onClose }: { onMade: (webhook: NewWebhook) => void; onClose: () => void }) {
  const id = useId()
  const [url, setUrl] = useState('https://')
  const [events, setEvents] = useState<Event[]>(['team.finished'])
  const { submit, reset, busy, error, problem } = useSubmit(async () => {
    if (events.length === 0) throw new FieldError('events', m.hook_no_event)
    onMade(await makeWebhook(url.trim(), events))
  })
  const isOfEvents = error instanceof FieldError
  return (
    <Dialog className="people-dialog program-dialog" labelledBy={id} onClose={onClose}>
      <form className="card stack" noValidate onSubmit={onSubmit(submit)}>
        <div className="dhead">
          <h2 id={id}>{m.hook_new_title()}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <TextLine
          label={m.hook_address()}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={url}
          onChange={(value) => {
            setUrl(value)
            reset()
          }}
          error={isOfEvents ? null : problem}
        />
        <fieldset className="field">
          <legend className="label">{m.hook_events()}</legend>
          <EventTicks
            chosen={events}
            onChange={(chosen) => {
              setEvents(chosen)
              reset()
            }}
          />
          <Problem>{isOfEvents ? problem : null}</Problem>
        </fieldset>
        <p className="hint">{m.hook_new_hint()}</p>
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.token_cancel()}
          </Button>
          <Button type="submit" aria-busy={busy}>
            {m.hook_make()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
