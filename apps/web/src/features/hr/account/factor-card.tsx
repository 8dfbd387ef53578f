import { m } from '@thrive/words'
import { useState } from 'react'
import { Link } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { shieldCheck } from '../../../ui/layout/icon-paths.ts'
import type { Account } from '../frame/api.ts'
import { momentOf } from '../frame/moments.ts'
import { newRecoveryCodes } from './factor-api.ts'
import { FactorOffDialog } from './factor-off-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function FactorCard({ factor }: { factor: Account['factor'] }) {
  return (
    <section className="card stack factor-card">
      <h2>{m.factor_card()}</h2>
      {factor ? <FactorOn factor={factor} /> : <FactorOff />}
    </section>
  )
}

function FactorOff() {
  return (
    <>
      <p>{m.factor_about()}</p>
      <div>
        <Link className={buttonClass({})} href="/admin/factor">
          {m.factor_set_up()}
        </Link>
      </div>
    </>
  )
}

function FactorOn({ factor }: { factor: NonNullable<Account['factor']> }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  const [ending, setEnding] = useState(false)
  const { submit, busy, problem } = useSubmit(async () => setCodes(await newRecoveryCodes()))
  if (codes) return <NewCodes codes={codes} onDone={() => setCodes(null)} />
  return (
    <>
      <p className="is-on">
        <Icon path={shieldCheck} />
        {m.factor_since({ date: momentOf(factor.since).slice(0, 10) })}
      </p>
      <p>{m.factor_codes_left({ count: factor.codesLeft })}</p>
      <div className="row keys">
        <Button look="second" slim aria-busy={busy} onClick={() => submit()}>
          {m.factor_new_codes()}
        </Button>
        <Link className={buttonClass({ look: 'second', slim: true })} href="/admin/factor">
          {m.factor_other_phone()}
        </Link>
        <Button look="danger" slim onClick={() => setEnding(true)}>
          {m.factor_off()}
        </Button>
      </div>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {ending && <FactorOffDialog onClose={() => setEnding(false)} />}
    </>
  )
}

function NewCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <p>{m.codes_text()}</p>
      <RecoveryCodes codes={codes} />
      <div>
        <Button onClick={onDone}>{m.codes_done()}</Button>
      </div>
    </>
  )
}
