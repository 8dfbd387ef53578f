import { describe, expect, it, vi } from 'vitest'
import { addressOf, changeFilters, isFiltered, readFilters, sharedAddress, teamQuery } from './filters.ts'
import { periodWords } from './period.ts'

describe('filters in the address', () => {
  it.each([
    '',
    '?version=v2',
    '?period=12-months',
    '?period=own',
    '?from=2026-01-01&to=2026-03-31',
    '?from=2026-01-01',
    '?version=v1&period=this-year&search=caf%C3%A9+%26+co&sort=name&direction=asc&cursor=abc',
  ])('%s comes back as it was', (address) => {
    expect(addressOf(readFilters(address))).toBe(address)
  })

  it('that mean nothing are left out', () => {
    expect(addressOf(readFilters('?period=ever&from=2026-02-30&sort=score&direction=up&other=1'))).toBe('')
  })

  it('begin at the first page when they change', () => {
    const filters = readFilters('?search=team&cursor=abc')
    expect(addressOf(changeFilters(filters, { version: 'v2' }))).toBe('?version=v2&search=team')
    expect(addressOf(changeFilters(filters, { cursor: 'def' }))).toBe('?search=team&cursor=def')
  })

  it('of version and period go along to another screen, and nothing else does', () => {
    expect(sharedAddress(readFilters('?version=v2&from=2026-01-01&search=team&sort=name&cursor=abc'))).toBe(
      '?version=v2&from=2026-01-01',
    )
    expect(sharedAddress(readFilters('?search=team'))).toBe('')
  })

  it('are there or not', () => {
    expect(isFiltered(readFilters('?sort=name&cursor=abc'))).toBe(false)
    expect(isFiltered(readFilters('?from=2026-01-01'))).toBe(true)
  })
})

describe('a period', () => {
  it('that moves with the calendar is asked for in the days of the one calendar', () => {
    vi.useFakeTimers({ now: new Date('2027-03-31T23:30:00-05:00') })
    const asked = (period: string) => teamQuery(readFilters(`?period=${period}`))
    expect(asked('30-days')).toMatchObject({ from: '2027-03-03' })
    expect(asked('3-months')).toMatchObject({ from: '2027-01-01' })
    expect(asked('12-months')).toMatchObject({ from: '2026-04-01' })
    expect(asked('this-year')).toMatchObject({ from: '2027-01-01' })
    expect(asked('all')).not.toHaveProperty('from')
    vi.useRealTimers()
  })

  it('reads in a sentence', () => {
    expect(periodWords('12-months', {})).toBe('in the last 12 months')
    expect(periodWords('own', { from: '2026-01-01', to: '2026-03-31' })).toBe('from 01-01-2026 to 31-03-2026')
    expect(periodWords('own', { to: '2026-03-31' })).toBe('up to 31-03-2026')
    expect(periodWords('own', {})).toBe('so far')
  })
})
