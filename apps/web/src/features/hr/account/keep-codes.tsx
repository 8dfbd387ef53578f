import { m } from '@thrive/words'
import { useState } from 'react'
import { onSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { shieldCheck } from '../../../ui/layout/icon-paths.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface KeepCodesProps {
  codes: string[]
  /** The label of the button that continues. */
  done: string
  onDone: () => void
}

/** The codes are shown only once, so nobody continues before confirming that they have kept them. */
export function KeepCodes({ codes, done, onDone }: KeepCodesProps) {
  const [kept, setKept] = useState(false)
  return (
    <form className="stack keep-codes" onSubmit={onSubmit(() => kept && onDone())}>
      <div>
        <h1>{m.codes_title()}</h1>
        <p className="muted">{m.codes_text()}</p>
      </div>
      <RecoveryCodes codes={codes} />
      <Tick checked={kept} onChange={setKept}>
        {m.codes_kept()}
      </Tick>
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
