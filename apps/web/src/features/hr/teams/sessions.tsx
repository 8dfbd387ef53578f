import { LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { useRef } from 'react'
import { useLocation, useNavigate } from '../../../lib/navigation.tsx'
import { SearchBox } from '../../../ui/form/aria/search-box.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useTeams, useTimeZone } from '../frame/api.ts'
import { addressOf, EVERYTHING, isFiltered, isPeriodBackwards, teamQuery } from '../frame/filters.ts'
import { Pager } from '../frame/pager.tsx'
import { Problem } from '../frame/problem.tsx'
import { ExportButtons } from './export-buttons.tsx'
import './sessions.css'
import type { FilterControl } from '../filter/use-filters.ts'
import { SortChoice } from './sort-choice.tsx'
import { TeamsTable } from './teams-table.tsx'

const ROWS = '25'

export function Sessions({ filters, change }: FilterControl) {
  const heading = useRef<HTMLHeadingElement>(null)
  const query = { ...teamQuery(filters, useTimeZone()), limit: ROWS }
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
              {!isPeriodBackwards(filters) && <p className="strong">{m.sessions_no_fit()}</p>}
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

/**
 * Pages through the server's results. The URL names the page; the browser's history also holds the pages before it, so
 * that they survive a reload. A URL from elsewhere knows only its own page.
 */
function usePages(cursor: string | undefined, addressOf: (cursor: string | undefined) => string) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const before = cursor === undefined ? [] : pagesIn(state)
  const go = (to: string, pages: string[]) => navigate(addressOf(to || undefined), { state: { before: pages } })
  return {
    /** Null if unknown. */
    number: cursor !== undefined && before.length === 0 ? null : before.length + 1,
    forward: (next: string) => go(next, [...before, cursor ?? '']),
    back: () => go(before.at(-1) ?? '', before.slice(0, -1)),
  }
}

function pagesIn(state: unknown): string[] {
  const before: unknown = (state as { before?: unknown } | null)?.before
  return Array.isArray(before) ? before.map(String) : []
}
