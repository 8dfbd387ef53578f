import { m } from '@thrive/words'
import { useState } from 'react'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { SaveBar } from '../save-bar.tsx'
import { type Settings, saveSettings } from './api.ts'
import type { CardProps } from './card-props.ts'
import { changesOf, type Draft, draftOf, problemsIn } from './draft.ts'
import { LogoPlaces } from './logo-places.tsx'
import { NameCard } from './name-card.tsx'
import './page.css'
import { PrivacyCard } from './privacy-card.tsx'
import { SupportCard } from './support-card.tsx'

/** All settings in one form. A field says that it does not fit once it was left, or when all are to be saved. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const [edited, setEdited] = useState<Draft | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set())
  const draft = edited ?? draftOf(settings)
  const changes = changesOf(settings, draft)
  const problems = problemsIn(draft)
  const isTold = (field: string) => left === 'all' || left.has(field)
  const { submit, reset, busy, problem } = useSubmit(async () => {
    await saveSettings(changes)
    startAnew()
  })
  const startAnew = () => {
    setEdited(null)
    setLeft(new Set())
  }
  const save = () => {
    if (problems.size === 0) return submit()
    setLeft('all')
    const [first = ''] = problems.keys()
    document.querySelector<HTMLInputElement>(`.settings [name="${first}"]`)?.focus()
  }
  const told = [...problems.keys()].filter(isTold).length
  const card: CardProps = {
    draft,
    change: (part) => {
      setEdited({ ...draft, ...part })
      reset()
    },
    errorOf: (field) => (isTold(field) ? (problems.get(field)?.() ?? null) : null),
    leave: (field) => () => setLeft((before) => (before === 'all' ? before : new Set(before).add(field))),
  }
  return (
    <form className="settings stack" noValidate onSubmit={onSubmit(save)}>
      <div className="panelgrid">
        <NameCard {...card} logo={settings.logo} />
        <LogoPlaces logo={settings.logo} />
        <SupportCard {...card} versions={settings.support} />
        <PrivacyCard {...card} />
      </div>
      <SaveBar
        changes={Object.keys(changes).length}
        trouble={problem ?? (told > 0 ? m.save_bar_problems({ count: told }) : null)}
        onDiscard={() => {
          startAnew()
          reset()
        }}
      >
        <Button type="submit" aria-busy={busy}>
          {m.settings_save()}
        </Button>
      </SaveBar>
    </form>
  )
}
