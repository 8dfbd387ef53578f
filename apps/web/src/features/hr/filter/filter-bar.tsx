import { m } from '@thrive/words'
import { DayRange } from '../../../ui/form/aria/day-range.tsx'
import { Choice } from '../../../ui/form/aria/select.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useVersions } from '../frame/api.ts'
import './filter-bar.css'
import { isBackwards, PERIODS } from '../frame/period.ts'
import type { FilterControl } from './use-filters.ts'

const periodOptions = () => PERIODS.map(({ name, label }) => ({ value: name, label: label() }))

/** Filters by version and period for everything on the screen. */
export function FilterBar({ filters: { version, period, own }, change }: FilterControl) {
  const versions = useVersions().data ?? []
  const options = versions.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <div className="filter-bar">
      <Segmented
        label={m.filter_version()}
        options={[{ value: '', label: m.filter_all() }, ...options]}
        value={version}
        onChange={(slug) => change({ version: slug })}
      />
      <Choice
        label={m.filter_period()}
        options={periodOptions()}
        value={period}
        onChange={(name) => change({ period: name, own: {} })}
      />
      {period === 'own' && (
        <DayRange
          label={m.filter_from_to()}
          from={own.from}
          to={own.to}
          error={isBackwards(own) ? m.filter_backwards() : undefined}
          onChange={(from, to) => change({ own: { from, to } })}
        />
      )}
    </div>
  )
}
