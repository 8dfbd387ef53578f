import type { RoundState } from '@thrive/domain'
import { m } from '@thrive/words'
import { useState } from 'react'
import { Link } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { roundAddress } from './addresses.ts'
import { FileDrop } from './file-drop.tsx'
import { ListVerdict } from './list-verdict.tsx'
import type { ListControl } from './use-invitee-list.ts'

interface LeadersSectionProps {
  list: ListControl
  /** How many the round has already. */
  invited: number
  state: RoundState
  /** Undefined until the round is kept. */
  round: string | undefined
  mails: boolean
}

export function LeadersSection({ list, invited, state, round, mails }: LeadersSectionProps) {
  const [added, setAdded] = useState<number | null>(null)
  const { submit, busy, problem } = useSubmit(async () => setAdded(await list.add()))
  const fresh = list.checked?.new ?? 0
  // Who is added to an open round gets the invitation at once.
  const addWords = state === 'open' && mails ? m.hr_round_add_and_mail : m.hr_round_add
  const edited = (edit: () => void) => {
    setAdded(null)
    edit()
  }
  if (state === 'closed') return <p className="muted">{m.hr_round_closed_leaders()}</p>
  return (
    <>
      <div className="list-fields">
        <TextArea
          label={m.hr_round_paste()}
          hint={m.hr_round_paste_hint()}
          rows={5}
          spellCheck={false}
          value={list.text}
          onChange={(text) => edited(() => list.type(text))}
        />
        <FileDrop file={list.file} onChoose={(file) => edited(() => list.choose(file))} onClear={list.clear} />
      </div>
      <Problem>{list.problem ?? problem}</Problem>
      <ListVerdict list={list} />
      <div className="add-row">
        <p role="status">
          {added !== null && <b>{m.hr_round_added({ count: added })}</b>}{' '}
          {invited > 0 && m.hr_round_has({ count: invited })}{' '}
          {invited > 0 && round && (
            <Link className="quiet-link" href={roundAddress(round)}>
              {m.hr_round_see_them()}
            </Link>
          )}
        </p>
        {fresh > 0 && (
          <Button look="second" slim aria-busy={busy} onClick={() => submit()}>
            {addWords({ count: fresh })}
          </Button>
        )}
      </div>
    </>
  )
}
