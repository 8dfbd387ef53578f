import { AUDIT_KINDS, type AuditKind, LIMITS } from '@thrive/domain'
import { m } from '@thrive/words'
import { inDigits } from '@thrive/words/intl'
import { SearchBox } from '../../../../ui/form/aria/search-box.tsx'
import { DateField } from '../../../../ui/form/date-field.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { person } from '../../frame/icons.ts'
import { hasBackwardDays, KIND_NAMES, type LogFilters } from './filters.ts'

interface FilterCardProps {
  filters: LogFilters
  counts: Record<AuditKind, number> | null
  onChange: (change: Partial<LogFilters>) => void
}

export function FilterCard({ filters, counts, onChange }: FilterCardProps) {
  const noteOf = (kind: AuditKind | '') => counts && inDigits(kind ? counts[kind] : totalOf(counts))
  const option = (kind: AuditKind | '') => ({ value: kind, label: KIND_NAMES[kind](), note: noteOf(kind) ?? undefined })
  return (
    <section className="card log-filters" aria-label={m.audit_filters()}>
      <div className="log-fields">
        <SearchBox
          label={m.audit_person()}
          placeholder={m.audit_everyone()}
          icon={person}
          limit={LIMITS.email}
          value={filters.person}
          onSearch={(typed) => onChange({ person: typed })}
        />
        <DateField label={m.audit_from()} value={filters.from} onChange={(from) => onChange({ from })} />
        <DateField label={m.audit_until()} value={filters.to} onChange={(to) => onChange({ to })} />
      </div>
      {hasBackwardDays(filters) && (
        <p className="error" role="alert">
          {m.filter_backwards()}
        </p>
      )}
      <div className="kinds">
        <Segmented
          label={m.audit_kind()}
          options={(['', ...AUDIT_KINDS] as const).map(option)}
          value={filters.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
    </section>
  )
}

export const totalOf = (counts: Record<AuditKind, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
