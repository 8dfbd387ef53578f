import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef } from 'react'
import { SearchBox } from '../../../ui/form/aria/search-box.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useTeams } from '../api.ts'
import { addressOf, EVERYTHING, isFiltered, teamQuery } from '../filter/filters.ts'
import { Pager } from '../pager.tsx'
import { Problem } from '../problem.tsx'
import { usePages } from '../use-pages.ts'
import { ExportButtons } from './export-buttons.tsx'
import './sessions.css'
import type { FilterControl } from '../filter/use-filters.ts'
import { SortChoice } from './sort-choice.tsx'
import { TeamsTable } from './teams-table.tsx'

const ROWS = '25'

export function Sessions({ filters, change }: FilterControl) {
  const heading = useRef<HTMLHeadingElement>(null)
  const query = { ...teamQuery(filters), limit: ROWS }
  const page = useTeams({ ...query, cursor: filters.cursor })
  // Only the first page has the total; on a later page it is still cached, or fetched once.
  const total = useTeams(query).data?.total
  const pages = usePages(filters.cursor, (cursor) => `/admin/dashboard${addressOf({ ...filters, cursor })}`)
  const rows = page.data?.dashboard_table_data
  const { sort, direction } = filters

  const turned = (turn: () => void) => {
    turn()
    heading.current?.focus()
  }

  return (
    <section className="card sessions" aria-labelledby="sessions">
      <div className="toolbar">
        <div>
          <h2 id="sessions" ref={heading} tabIndex={-1}>
            {m.sessions_title()}
          </h2>
          <p className="muted" role="status">
            {total && countWords(total)}
          </p>
        </div>
        <SearchBox
          label={m.sessions_search()}
          limit={LIMITS.email}
          value={filters.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <SortChoice
          sort={sort}
          direction={direction}
          onSort={(by, towards) => change({ sort: by, direction: towards })}
        />
      </div>
      {page.error && <Problem error={page.error} onRetry={() => void page.refetch()} />}
      {rows && rows.length > 0 && (
        <div className="tablewrap">
          <TeamsTable
            rows={rows}
            busy={page.isPlaceholderData}
            sort={sort}
            direction={direction}
            onSort={(by, towards) => change({ sort: by, direction: towards })}
          />
        </div>
      )}
      {rows?.length === 0 && (
        <div className="nothing">
          {isFiltered(filters) ? (
            <>
              <p className="strong">{m.sessions_no_fit()}</p>
              <Button look="second" onClick={() => change(EVERYTHING)}>
                {m.hr_show_all()}
              </Button>
            </>
          ) : (
            <p className="strong">{m.sessions_none()}</p>
          )}
        </div>
      )}
      <Pager
        label={m.sessions_pages()}
        number={pages.number}
        next={page.data?.next_cursor}
        onBack={() => turned(pages.back)}
        onForward={(next) => turned(() => pages.forward(next))}
      />
      {rows && rows.length > 0 && <ExportButtons filters={filters} />}
    </section>
  )
}

const countWords = ({ teams, more }: { teams: number; more: boolean }): string =>
  more ? m.sessions_more_than({ count: teams }) : m.teams_count({ count: teams })
