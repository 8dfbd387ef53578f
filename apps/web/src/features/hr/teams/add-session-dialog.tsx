import { formatDate, LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useId, useState } from 'react'
import { useSubmit } from '../../../lib/use-submit.ts'
import { SearchBox } from '../../../ui/form/aria/search-box.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Problem } from '../../../ui/form/problem.tsx'
import { cross } from '../../../ui/layout/line-icons.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { type TeamRow, useTeams } from '../frame/api.ts'
import '../frame/dialog.css'
import { LineButton } from '../frame/line-button.tsx'
import { VersionPill } from '../frame/version-pill.tsx'

interface AddSessionDialogProps {
  /** Uuids of the sessions that the team has. */
  taken: readonly string[]
  onAdd: (session: string) => Promise<void>
  onClose: () => void
}

const SHOWN = '8'

/** Finds a finished session by name or address, and adds it to the team. */
export function AddSessionDialog({ taken, onAdd, onClose }: AddSessionDialogProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const { data } = useTeams({ search, limit: SHOWN })
  const { submit, busy, problem } = useSubmit(onAdd)
  const found = data?.dashboard_table_data.filter(({ uuid }) => !taken.includes(uuid)) ?? []
  return (
    <Dialog className="people-dialog" labelledBy={id} describedBy={`${id}-text`} onClose={onClose}>
      <div className="card stack add-session">
        <div className="dhead">
          <h2 id={id}>{m.history_add_title()}</h2>
          <LineButton icon={cross} label={m.close()} onClick={onClose} />
        </div>
        <p id={`${id}-text`}>{m.history_add_text()}</p>
        <SearchBox label={m.sessions_search()} limit={LIMITS.email} value={search} onSearch={setSearch} />
        <Problem>{problem}</Problem>
        <ul>
          {found.map((row) => (
            <FoundSession key={row.uuid} row={row} busy={busy} onAdd={() => submit(row.uuid)} />
          ))}
        </ul>
        <p role="status" className={data && found.length === 0 ? 'muted' : 'vh'}>
          {data && (found.length === 0 ? m.sessions_no_fit() : m.teams_count({ count: found.length }))}
        </p>
      </div>
    </Dialog>
  )
}

function FoundSession({ row, busy, onAdd }: { row: TeamRow; busy: boolean; onAdd: () => void }) {
  return (
    <li>
      <span>
        <b>
          <bdi>{row.name ?? m.table_not_given()}</bdi>
        </b>
        <small className="muted">{row.email}</small>
      </span>
      <span>
        <VersionPill name={row.version_name} slug={row.version_slug} />
        <small className="num">{formatDate(row.day)}</small>
      </span>
      <Button look="second" slim aria-busy={busy} onClick={onAdd}>
        {m.history_add_this()}
        <span className="vh">
          {' '}
          {row.name ?? row.email}, {formatDate(row.day)}
        </span>
      </Button>
    </li>
  )
}
