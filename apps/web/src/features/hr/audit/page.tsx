import { useLocation } from 'react-router'
import { withQueries } from '../../../lib/query.tsx'
import { type AuditEntry, useAudit } from '../api.ts'
import { Frame } from '../frame.tsx'
import { momentOf } from '../moments.ts'
import { Pager } from '../pager.tsx'
import { Problem } from '../problem.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import { usePages } from '../use-pages.ts'
import { withLogin } from '../with-login.tsx'

function AuditPage() {
  const { search } = useLocation()
  const cursor = new URLSearchParams(search).get('cursor') ?? undefined
  const { data, error, refetch } = useAudit(cursor)
  const pages = usePages(cursor, (to) => (to ? `/admin/log?${new URLSearchParams({ cursor: to })}` : '/admin/log'))
  return (
    <Frame title="Audit log">
      <ScreenTitle key={cursor}>Audit log</ScreenTitle>
      <p>Who looked at teams, exported or erased, and when. Never what they read. The list counts once an hour.</p>
      <section className="card" aria-label="Lines">
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {data && data.lines.length === 0 && <p>Nothing has happened yet.</p>}
        {data && data.lines.length > 0 && <Entries entries={data.lines} />}
        <Pager
          label="Pages of the log"
          number={pages.number}
          next={data?.next_cursor}
          onBack={() => turned(pages.back)}
          onForward={(next) => turned(() => pages.forward(next))}
        />
      </section>
    </Frame>
  )
}

function turned(turn: () => void) {
  turn()
  scrollTo(0, 0)
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  return (
    <table className="cards">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">Team, as a code</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name, and never change
          <tr key={index}>
            <td data-l="When" className="num">
              <time dateTime={entry.at}>{momentOf(entry.at)}</time>
            </td>
            <td data-l="Who">{entry.who}</td>
            <td data-l="What">{whatWords(entry)}</td>
            <td data-l="Team" className="num">
              {entry.team ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function whatWords({ what, teams }: AuditEntry): string {
  switch (what) {
    case 'listed':
      return 'Opened the list of teams'
    case 'viewed':
      return 'Viewed a result'
    case 'saw_photo':
      return 'Saw the photo of a team'
    case 'opened_answers':
      return 'Opened the answers page of a team'
    case 'exported':
      return 'Exported results'
    case 'erased':
      return 'Erased a team'
    case 'expired':
      return `Erased ${teams ?? 0} ${teams === 1 ? 'team' : 'teams'} past the retention period`
  }
}

export default withQueries(withLogin(AuditPage))
