import { isCalendarDate } from '@thrive/domain'
import { type Days, daysOf, PERIODS, type PeriodName } from './period.ts'

export type Sort = 'finished' | 'name' | 'email' | 'version'
export type Direction = 'asc' | 'desc'

/** Which teams are looked at, and in which order. It stands in the address, so that back, reload and a bookmark keep it. */
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

/** Only what differs from all teams, newest first. */
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

/** Version and period alone, which go along from screen to screen. */
export const sharedAddress = ({ version, period, own }: Filters): string => addressOf({ ...NONE, version, period, own })

/** Other filters are other rows: their pages begin at the first. */
export const changed = (filters: Filters, change: Partial<Filters>): Filters => ({
  ...filters,
  cursor: undefined,
  ...change,
})

export const isFiltered = ({ version, period, search }: Filters): boolean =>
  version !== '' || period !== 'all' || search !== ''

/** Takes all filters away, but not the order. */
export const EVERYTHING = { version: '', period: 'all', own: {}, search: '' } as const

/** As the calls take them: insight has no use for more than version and days. */
export const periodQuery = ({ version, period, own }: Filters) => ({ version, ...daysOf(period, own) })
export const teamQuery = (filters: Filters) => ({
  ...periodQuery(filters),
  search: filters.search,
  sort: filters.sort,
  direction: filters.direction,
})
