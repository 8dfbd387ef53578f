import { m } from '@thrive/words'
import { useState } from 'react'
import { ApiError } from '../../../../lib/api.ts'
import { onSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import type { Settings } from '../../frame/organisation-api.ts'
import '../page.css'
import { useErasingBy, useWaiting } from '../../frame/retention-api.ts'
import { SaveBar } from '../../frame/save-bar.tsx'
import { useSettingsForm } from '../use-settings-form.ts'
import { KeepCard } from './keep-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { ShortenDialog } from './shorten-dialog.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** A period that erases sessions is not saved by the button alone: a dialog asks for their number first. */
export function DataForm({ settings }: { settings: Settings }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { card, changes, errorCount, busy, problem, error, submit, check, discard } = useSettingsForm(settings, close)
  const waiting = useWaiting()
  const { retentionMonths } = changes
  const erasing = useErasingBy(errorCount > 0 ? undefined : retentionMonths)
  const count = Object.keys(changes).length
  const save = () => {
    if (!check() || erasing === undefined) return
    if (erasing) setAsking(true)
    else submit({})
  }
  // The number has changed meanwhile, and the dialog shows the new one.
  const isRecounted = error instanceof ApiError && error.code === 'erases-sessions'
  return (
    <>
      <form className="settings stack" noValidate onSubmit={onSubmit(save)}>
        {waiting ? (
          <WaitingCard waiting={waiting} timeZone={settings.timeZone} />
        ) : (
          <KeepCard {...card} settings={settings} erasing={erasing ?? null} />
        )}
        <PrivacyCard {...card} />
        <SaveBar
          changes={count}
          trouble={
            (isRecounted ? null : problem) ?? (errorCount > 0 ? m.save_bar_problems({ count: errorCount }) : null)
          }
          warning={erasing ? m.data_changes_erase({ count }) : null}
          onDiscard={discard}
        >
          <Button type="submit" aria-busy={busy}>
            {erasing ? m.data_shorten({ count: erasing.months }) : m.settings_save()}
          </Button>
        </SaveBar>
      </form>
      {asking && erasing && (
        <ShortenDialog
          erasing={erasing}
          timeZone={settings.timeZone}
          busy={busy}
          problem={problem}
          onErase={(erases) => submit({ erases })}
          onClose={close}
        />
      )}
    </>
  )
}
