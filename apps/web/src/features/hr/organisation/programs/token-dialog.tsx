import { TOKEN_DAYS, TOKEN_LIMITS, TOKEN_SCOPES, type TokenScope } from '@thrive/domain'
import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useId, useState } from 'react'
import { FieldError, onSubmit, useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { OptionCards } from '../../../../ui/form/option-cards.tsx'
import { Problem } from '../../../../ui/form/problem.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { TextLine } from '../../../../ui/form/text-line.tsx'
import { cross } from '../../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import '../../frame/dialog.css'
import './program-dialog.css'
import { LineButton } from '../../frame/line-button.tsx'
import { type MadeToken, makeToken } from './api.ts'
import { SCOPE_NAMES } from './scope-pill.tsx'

const ABOUT = { totals: m.token_totals_about, results: m.token_results_about }
const YEAR = 365
const DAY_MS = 86_400_000

/** The day on which a token that is made now ends, in the reader's time zone. */
const endOf = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE')

export interface NewToken extends MadeToken {
  name: string
  scope: TokenScope
}

export function TokenDialog({ onMade, onClose }: { onMade: (token: NewToken) => void; onClose: () => void }) {
  const id = useId()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('totals')
  const [days, setDays] = useState<number>(90)
  const { submit, reset, busy, error, problem } = useSubmit(async () => {
    if (name.trim() === '') throw new FieldError('name', m.token_name_missing)
    onMade({ ...(await makeToken({ name, scope, days: String(days) })), name: name.trim(), scope })
  })
  const isOfName = error instanceof FieldError
  return (
    <Dialog className="people-dialog program-dialog" labelledBy={id} onClose={onClose}>
      <form className="card stack" noValidate onSubmit={onSubmit(submit)}>
        <div className="dhead">
          <h2 id={id}>{m.token_new()}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <TextLine
          label={m.api_name()}
          hint={m.token_name_hint()}
          limit={TOKEN_LIMITS.name}
          autoComplete="off"
          autoFocus
          value={name}
          onChange={(value) => {
            setName(value)
            reset()
          }}
          error={isOfName ? problem : null}
        />
        <OptionCards
          label={m.api_may_read()}
          value={scope}
          onChange={setScope}
          options={TOKEN_SCOPES.map((value) => ({ value, label: SCOPE_NAMES[value](), about: ABOUT[value]() }))}
        />
        <div className="field">
          <span className="label" aria-hidden="true">
            {m.api_until()}
          </span>
          <Segmented
            label={m.api_until()}
            value={String(days)}
            onChange={(value) => setDays(Number(value))}
            options={TOKEN_DAYS.map((value) => ({
              value: String(value),
              label: value === YEAR ? m.token_year() : m.token_days({ count: value }),
            }))}
          />
          <p className="hint" role="status">
            {m.token_ends({ date: fullDate(endOf(days)) })}
          </p>
        </div>
        <Problem>{isOfName ? null : problem}</Problem>
        <div className="dfoot">
          <Button look="quiet" onClick={onClose}>
            {m.token_cancel()}
          </Button>
          <Button type="submit" aria-busy={busy}>
            {m.token_make()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
