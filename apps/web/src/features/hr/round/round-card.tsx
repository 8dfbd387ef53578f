import { m } from '@thrive/words'
import { fullDate } from '@thrive/words/intl'
import { useState } from 'react'
import { Link, useNavigate } from '../../../lib/navigation.tsx'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Button } from '../../../ui/form/button.tsx'
import { buttonClass } from '../../../ui/form/button-class.ts'
import { Problem } from '../../../ui/form/problem.tsx'
import { Icon } from '../../../ui/layout/icon.tsx'
import { pencil } from '../../../ui/layout/line-icons.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { editAddress } from './addresses.ts'
import { closeRound, removeRound, type WholeRound } from './api.ts'

/** Changes, closes or removes the round itself. */
export function RoundCard({ round }: { round: WholeRound }) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const isDraft = round.state === 'draft'
  const { submit, busy, problem } = useSubmit(async () => {
    if (isDraft) {
      await removeRound(String(round.id))
      return navigate('/admin/rounds', { replace: true })
    }
    await closeRound(String(round.id))
    setAsking(false)
  })
  return (
    <section className="card c12 round-card">
      <div>
        <h2>{m.hr_round_itself()}</h2>
        <p className="muted">{round.state === 'closed' ? m.hr_round_itself_closed() : m.hr_round_itself_text()}</p>
      </div>
      {round.state !== 'closed' && (
        <span className="keys">
          <Link className={buttonClass({ look: 'second', slim: true })} href={editAddress(round.id)}>
            <Icon path={pencil} line />
            {m.hr_round_change()}
          </Link>
          <Button look="second" slim onClick={() => setAsking(true)}>
            {isDraft ? m.hr_round_remove_ask() : m.hr_round_close_ask()}
          </Button>
        </span>
      )}
      {asking && (
        <ConfirmDialog
          title={isDraft ? m.hr_round_remove_title({ name: round.name }) : m.hr_round_close_title({ name: round.name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="second" onClick={() => setAsking(false)}>
                {isDraft ? m.hr_round_remove_keep() : m.hr_round_close_keep({ day: fullDate(round.closes) })}
              </Button>
              <Button look="danger" aria-busy={busy} onClick={() => submit()}>
                {isDraft ? m.hr_round_remove_do() : m.hr_round_close_do()}
              </Button>
            </>
          }
        >
          <p>{isDraft ? m.hr_round_remove_text({ count: round.invited }) : m.hr_round_close_text()}</p>
          <Problem>{problem}</Problem>
        </ConfirmDialog>
      )}
    </section>
  )
}
