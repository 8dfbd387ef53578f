import { DayRange } from '../../../ui/form/aria/day-range.tsx'
import { Choice } from '../../../ui/form/aria/select.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useVersions } from '../api.ts'
import './filter-bar.css'
import { PERIODS } from './period.ts'
import type { FilterControl } from './use-filters.ts'

const PERIOD_OPTIONS = PERIODS.map(({ name, label }) => ({ value: name, label }))

/** Version and period, for everything on the screen. */
export function FilterBar({ filters: { version, period, own }, change }: FilterControl) {
  const versions = useVersions().data ?? []
  const options = versions.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <div className="filter-bar">
      <Segmented
        label="Version"
        options={[{ value: '', label: 'All' }, ...options]}
        value={version}
        onChange={(slug) => change({ version: slug })}
      />
      <Choice
        label="Period"
        options={PERIOD_OPTIONS}
        value={period}
        onChange={(name) => change({ period: name, own: {} })}
      />
      {period === 'own' && (
        <DayRange
          label="From and to"
          from={own.from}
          to={own.to}
          onChange={(from, to) => change({ own: { from, to } })}
        />
      )}
    </div>
  )
}
