import { m } from '@thrive/words'
import { useId, useRef } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { FileInput } from '../../../ui/form/file-input.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { warning } from '../../../ui/layout/icon-paths.ts'
import { trash } from '../frame/icons.ts'
import { removeLogo, storeLogo } from '../frame/organisation-api.ts'

/** Uploads the logo as soon as it is chosen, not with the other settings: it is shown or refused at once. */
export function LogoRow({ logo }: { logo: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { submit, busy, done, problem } = useSubmit((file: File | null) => (file ? storeLogo(file) : removeLogo()))
  return (
    <div className="field">
      <span className="label" id={id}>
        {m.settings_logo()}
      </span>
      <div className="logorow">
        <span className="logobox">{logo ? <img src={logo} alt="" /> : m.settings_logo_none()}</span>
        <span className="row">
          <Button look="second" slim aria-busy={busy} aria-describedby={id} onClick={() => input.current?.click()}>
            {logo ? m.settings_logo_replace() : m.settings_logo_choose()}
          </Button>
          {logo && <IconButton icon={trash} label={m.settings_logo_remove()} onClick={() => submit(null)} />}
        </span>
        <FileInput ref={input} accept="image/png,image/jpeg" aria-labelledby={id} onFile={(file) => submit(file)} />
      </div>
      {problem && (
        <p className="error" role="alert">
          <Icon path={warning} />
          {problem}
        </p>
      )}
      <p className="hint">{m.settings_logo_hint()}</p>
      <p className="vh" role="status">
        {done && (logo ? m.settings_logo_stored() : m.settings_logo_removed())}
      </p>
    </div>
  )
}
