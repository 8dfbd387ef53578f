import { OWNERS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { getLocale } from '@thrive/words/locale'
import { useMemo } from 'react'
import { useLocation, useNavigate } from '../../../../lib/navigation.tsx'
import { withQueries } from '../../../../lib/query.tsx'
import { useSubmit } from '../../../../lib/use-submit.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { download } from '../../../../ui/layout/icon-paths.ts'
import { ask, useAudit } from '../../frame/api.ts'
import { isLink, startDownload } from '../../frame/download.ts'
import { HeadRow } from '../../frame/head-row.tsx'
import { Problem } from '../../frame/problem.tsx'
import { withLogin } from '../../frame/with-login.tsx'
import { OrganisationFrame } from '../frame.tsx'
import { FilterCard, totalOf } from './filter-card.tsx'
import { hasBackwardDays, type LogFilters, logAddress, readLogFilters } from './filters.ts'
import { LogTable } from './log-table.tsx'
import { NoneCard } from './none-card.tsx'
import './page.css'

const NO_FILTERS = readLogFilters('')

function AuditPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => readLogFilters(search), [search])
  const isBackwards = hasBackwardDays(filters)
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useAudit(filters, !isBackwards)
  const change = (changed: Partial<LogFilters>) =>
    navigate(`${pathname}${logAddress({ ...filters, ...changed })}`, { replace: true })
  const first = data?.pages[0]
  const entries = data?.pages.flatMap(({ lines }) => lines) ?? []
  const counts = first?.counts ?? null
  const total = counts ? (filters.kind ? counts[filters.kind] : totalOf(counts)) : 0
  return (
    <OrganisationFrame title={m.hr_audit()}>
      <HeadRow title={m.hr_audit()} {...(first && { lead: m.audit_lead({ count: first.months }) })}>
        <ExportButton filters={filters} locked={isBackwards || entries.length === 0} />
      </HeadRow>
      <FilterCard filters={filters} counts={isBackwards ? null : counts} onChange={change} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {first && !isBackwards && entries.length === 0 && (
        <NoneCard filters={filters} onShowAll={() => change(NO_FILTERS)} />
      )}
      {first && !isBackwards && entries.length > 0 && (
        <section className="card" aria-label={m.audit_lines()}>
          <LogTable entries={entries} timeZone={first.timeZone} />
          <div className="log-foot">
            <span className="num" role="status">
              {hasNextPage
                ? m.audit_shown({ shown: inDigits(entries.length), count: total })
                : m.audit_found({ count: total })}
            </span>
            {hasNextPage && (
              <Button look="second" slim aria-busy={isFetching} onClick={() => void fetchNextPage()}>
                {m.audit_more()}
              </Button>
            )}
          </div>
        </section>
      )}
      {first && <p className="hint">{m.audit_hint({ zone: first.timeZone })}</p>}
    </OrganisationFrame>
  )
}

/** Exports the filtered entries as CSV. */
function ExportButton({ filters, locked }: { filters: LogFilters; locked: boolean }) {
  const { submit, busy, problem } = useSubmit(async () => {
    const lang = getLocale()
    // In locales with a decimal comma, spreadsheets expect semicolons between columns.
    const separator = lang === 'en' ? 'comma' : 'semicolon'
    startDownload((await ask('POST /api/admin/export/log', { ...filters, separator, lang }, isLink)).url)
  })
  return (
    <>
      <Button look="second" icon={download} locked={locked} aria-busy={busy} onClick={() => submit()}>
        {m.audit_export()}
      </Button>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

export default withQueries(withLogin(AuditPage, OWNERS))
