import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rememberDashboard } from '../last-dashboard.ts'
import { addressOf, changed, type Filters, readFilters } from './filters.ts'

export const dashboardAddress = (filters: Filters) => `/admin/dashboard${addressOf(filters)}`

export interface FilterControl {
  filters: Filters
  /** Typing replaces the address; a choice is a step that Back takes back. */
  change: (change: Partial<Filters>, how?: { replace: boolean }) => void
}

export function useFilters(): FilterControl {
  const { search } = useLocation()
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  useEffect(() => rememberDashboard(dashboardAddress(filters)), [filters])
  return {
    filters,
    change: (change, how = { replace: false }) => navigate(dashboardAddress(changed(filters, change)), how),
  }
}
