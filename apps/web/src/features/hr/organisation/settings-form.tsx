import { m } from '@thrive/words'
import { onSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import type { Settings } from '../frame/organisation-api.ts'
import { SaveBar } from '../frame/save-bar.tsx'
import { LogoPlaces } from './logo-places.tsx'
import { NameCard } from './name-card.tsx'
import './page.css'
import { SupportCard } from './support-card.tsx'
import { useSettingsForm } from './use-settings-form.ts'

export function SettingsForm({ settings }: { settings: Settings }) {
  const { card, changes, errorCount, busy, problem, submit, check, discard } = useSettingsForm(settings)
  return (
    <form className="settings stack" noValidate onSubmit={onSubmit(() => check() && submit({}))}>
      <div className="panelgrid">
        <NameCard {...card} logo={settings.logo} />
        <LogoPlaces logo={settings.logo} />
        <SupportCard {...card} versions={settings.support} />
      </div>
      <SaveBar
        changes={Object.keys(changes).length}
        trouble={problem ?? (errorCount > 0 ? m.save_bar_problems({ count: errorCount }) : null)}
        onDiscard={discard}
      >
        <Button type="submit" aria-busy={busy}>
          {m.settings_save()}
        </Button>
      </SaveBar>
    </form>
  )
}
