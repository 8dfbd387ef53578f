import { useMemo } from 'react'
import { useLocation, useNavigate } from '../../../lib/navigation.tsx'
import { addressOf, changeFilters, type Filters, readFilters } from '../frame/filters.ts'

export interface FilterControl {
  filters: Filters
  /** Typing replaces the URL; a choice adds a history entry that Back undoes. */
  change: (change: Partial<Filters>, how?: { replace: boolean }) => void
}

export function useFilters(): FilterControl {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  return {
    filters,
    change: (change, how = { replace: false }) =>
      navigate(`${pathname}${addressOf(changeFilters(filters, change))}`, how),
  }
}
