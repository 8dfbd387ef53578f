import { m } from '@thrive/words'
import { useState } from 'react'
import { onSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { check, shieldCheck } from '../../../ui/layout/icon-paths.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface KeepCodesProps {
  codes: string[]
  /** What is written on the key that goes on. */
  done: string
  onDone: () => void
}

/** Shown once, so nobody goes on before they say that they have kept them. */
export function KeepCodes({ codes, done, onDone }: KeepCodesProps) {
  const [kept, setKept] = useState(false)
  return (
    <form className="stack keep-codes" onSubmit={onSubmit(() => kept && onDone())}>
      <div>
        <h1>{m.codes_title()}</h1>
        <p className="muted">{m.codes_text()}</p>
      </div>
      <RecoveryCodes codes={codes} />
      <label className="tick">
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.target.checked)} />
        <span className="box" aria-hidden="true">
          <Icon path={check} />
        </span>
        {m.codes_kept()}
      </label>
      <div className="last-row">
        <span className="is-on">
          <Icon path={shieldCheck} />
          {m.factor_is_on()}
        </span>
        <Button type="submit" locked={!kept}>
          {done}
        </Button>
      </div>
    </form>
  )
}
