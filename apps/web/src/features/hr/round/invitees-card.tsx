import { INVITEE_STATES, LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { useRef, useState } from 'react'
import { SearchBox } from '../../../ui/form/aria/search-box.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Pager } from '../frame/pager.tsx'
import { Problem } from '../frame/problem.tsx'
import type { WholeRound } from './api.ts'
import { type Invitee, useInvitees } from './invitee-api.ts'
import { InviteeDialog } from './invitee-dialog.tsx'
import { InviteesTable } from './invitees-table.tsx'
import './invitees-card.css'
import { type ShownInvitees, useShownInvitees } from './shown-invitees.ts'

const LABELS = {
  all: m.invitees_all,
  invited: m.invitees_not_opened,
  opened: m.invitee_opened,
  started: m.invitee_started,
  finished: m.invitee_finished,
} as const
const SHOWN = ['all', ...INVITEE_STATES] as const
const NEEDS = {
  uncertain: m.invitees_uncertain,
  failed: m.invitees_failed,
  returned: m.invitees_returned,
  stopped: m.invitees_stopped,
}

/** Those who stand exactly there: each count of the funnel includes the next. */
const standing = ({ invited, opened, started, finished }: WholeRound) => ({
  all: invited,
  invited: invited - opened,
  opened: opened - started,
  started: started - finished,
  finished,
})

export function InviteesCard({ round, mails }: { round: WholeRound; mails: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, show } = useShownInvitees(round.id)
  const [pages, setPages] = useState<{ of: string; cursors: readonly string[] }>({ of: '', cursors: [] })
  const [open, setOpen] = useState<Invitee | null>(null)
  // Another filter begins at its first page.
  const of = JSON.stringify(shown)
  const cursors = pages.of === of ? pages.cursors : []
  const { data, error, refetch, isPlaceholderData } = useInvitees(round.id, { ...shown, cursor: cursors.at(-1) })
  const counts = standing(round)
  const turn = (next: readonly string[]) => {
    setPages({ of, cursors: next })
    heading.current?.focus()
  }
  const look = (next: ShownInvitees) => show({ ...next, search: shown.search })
  return (
    <section className="card c12 invitees-card" aria-labelledby="invitees">
      <div className="toolbar">
        <h2 id="invitees" ref={heading} tabIndex={-1}>
          {m.invitees_title()}
        </h2>
        <Segmented
          label={m.rounds_show()}
          value={shown.mail ? null : (shown.state ?? 'all')}
          onChange={(value) => look(value === 'all' ? {} : { state: value })}
          options={SHOWN.map((value) => ({ value, label: LABELS[value](), note: inDigits(counts[value]) }))}
        />
        <SearchBox
          label={m.sessions_search()}
          limit={LIMITS.email}
          value={shown.search ?? ''}
          onSearch={(search) => show({ ...shown, search })}
        />
      </div>
      {shown.mail && (
        <p className="only" role="status">
          {NEEDS[shown.mail]()}{' '}
          <Button look="quiet" slim onClick={() => look({})}>
            {m.hr_show_all()}
          </Button>
        </p>
      )}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && data.invitees.length > 0 && (
        <InviteesTable round={round} mails={mails} invitees={data.invitees} busy={isPlaceholderData} onMore={setOpen} />
      )}
      {data?.invitees.length === 0 && (
        <p className="nobody">{round.invited === 0 ? m.invitees_none() : m.invitees_none_such()}</p>
      )}
      <Pager
        label={m.invitees_pages()}
        number={cursors.length + 1}
        next={data?.next_cursor}
        onBack={() => turn(cursors.slice(0, -1))}
        onForward={(next) => turn([...cursors, next])}
      />
      {open && <InviteeDialog round={round} mails={mails} invitee={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
