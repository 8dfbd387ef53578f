import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { onSubmit, useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextLine } from '../../../ui/form/text-line.tsx'
import { saveName, useAccount } from '../frame/api.ts'

export function NameForm() {
  const { data: account } = useAccount()
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? account?.name ?? ''
  const fits = name.length <= LIMITS.memberName
  const { submit, reset, busy, done, problem } = useSubmit(() => saveName(name))
  return (
    <form className="card stack" noValidate onSubmit={onSubmit(() => fits && submit())}>
      <h2>{m.account_name_title()}</h2>
      <TextLine
        label={m.account_name_label()}
        hint={m.account_name_hint()}
        autoComplete="name"
        limit={LIMITS.memberName}
        value={name}
        error={problem}
        onChange={(value) => {
          setTyped(value)
          reset()
        }}
      />
      <div>
        <Button type="submit" look="second" aria-busy={busy}>
          {m.account_name_save()}
        </Button>
      </div>
      <div role="status">{done && <p className="done">{m.account_name_saved()}</p>}</div>
    </form>
  )
}
