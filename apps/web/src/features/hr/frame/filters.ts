import { isCalendarDate } from '@thrive/domain'
import { type Days, daysOf, isBackwards, PERIODS, type PeriodName } from './period.ts'

export type Sort = 'finished' | 'name' | 'email' | 'version'
export type Direction = 'asc' | 'desc'

/** Which teams are shown, and in which order. Kept in the URL, so that Back, reload and bookmarks preserve it. */
export interface Filters {
  version: string
  period: PeriodName
  own: Days
  search: string
  sort: Sort
  direction: Direction
  cursor: string | undefined
}

const SORTS: readonly Sort[] = ['finished', 'name', 'email', 'version']

export function readFilters(address: string): Filters {
  const given = new URLSearchParams(address)
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === given.get(name))
  const day = (name: string) => {
    const text = given.get(name) ?? ''
    return isCalendarDate(text) ? text : undefined
  }
  const own = { from: day('from'), to: day('to') }
  const period = oneOf(
    'period',
    PERIODS.map(({ name }) => name),
  )
  return {
    version: given.get('version') ?? '',
    period: own.from || own.to ? 'own' : (period ?? 'all'),
    own,
    search: given.get('search') ?? '',
    sort: oneOf('sort', SORTS) ?? 'finished',
    direction: oneOf('direction', ['asc', 'desc']) ?? 'desc',
    cursor: given.get('cursor') ?? undefined,
  }
}

/** Returns a URL with only what differs from the default: all teams, newest first. */
export function addressOf({ version, period, own, search, sort, direction, cursor }: Filters): string {
  const query = new URLSearchParams()
  const days = period === 'own' ? own : {}
  if (version) query.set('version', version)
  if (period !== 'all' && !days.from && !days.to) query.set('period', period)
  if (days.from) query.set('from', days.from)
  if (days.to) query.set('to', days.to)
  if (search) query.set('search', search)
  if (sort !== 'finished') query.set('sort', sort)
  if (direction !== 'desc') query.set('direction', direction)
  if (cursor) query.set('cursor', cursor)
  return query.size > 0 ? `?${query}` : ''
}

const NONE = readFilters('')

/** Returns only version and period, which carry over from screen to screen. */
export const sharedAddress = ({ version, period, own }: Filters): string => addressOf({ ...NONE, version, period, own })

/** Changes filters; the rows change too, so paging restarts at the first page. */
export const changeFilters = (filters: Filters, change: Partial<Filters>): Filters => ({
  ...filters,
  cursor: undefined,
  ...change,
})

export const isFiltered = ({ version, period, search }: Filters): boolean =>
  version !== '' || period !== 'all' || search !== ''

/** True if the period contains no day, which the dates themselves explain. */
export const isPeriodBackwards = ({ period, own }: Filters): boolean => isBackwards(daysOf(period, own))

/** Removes all filters, but not the order. */
export const EVERYTHING = { version: '', period: 'all', own: {}, search: '' } as const

/** In the format of the calls; insight uses only version and days. */
export const periodQuery = ({ version, period, own }: Filters, timeZone?: string) => ({
  version,
  ...daysOf(period, own, timeZone),
})
export const teamQuery = (filters: Filters, timeZone?: string) => ({
  ...periodQuery(filters, timeZone),
  search: filters.search,
  sort: filters.sort,
  direction: filters.direction,
})
