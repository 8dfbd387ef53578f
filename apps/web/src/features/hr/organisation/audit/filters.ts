import { AUDIT_KINDS, type AuditKind, isCalendarDate } from '@thrive/domain'
import { m } from '@thrive/words'
import { isBackwards, periodWords } from '../../frame/period.ts'

/** Which entries are shown. Kept in the URL; an empty text filters nothing. */
export interface LogFilters {
  person: string
  kind: AuditKind | ''
  from: string
  to: string
}

export const KIND_NAMES: Record<AuditKind | '', () => string> = {
  '': m.audit_kind_all,
  looked: m.audit_kind_looked,
  changed: m.audit_kind_changed,
  erased: m.audit_kind_erased,
  refused: m.audit_kind_refused,
  login: m.audit_kind_login,
}

export function readLogFilters(address: string): LogFilters {
  const given = new URLSearchParams(address)
  const day = (name: string) => {
    const text = given.get(name) ?? ''
    return isCalendarDate(text) ? text : ''
  }
  return {
    person: given.get('person') ?? '',
    kind: AUDIT_KINDS.find((kind) => kind === given.get('kind')) ?? '',
    from: day('from'),
    to: day('to'),
  }
}

export function logAddress(filters: LogFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '')
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

export const isLogFiltered = (filters: LogFilters) => logAddress(filters) !== ''

export const hasBackwardDays = ({ from, to }: LogFilters) => isBackwards({ from, to })

/** Describes each filter that is set. */
export function logFilterWords({ person, kind, from, to }: LogFilters): string[] {
  const period = from || to ? periodWords('own', { from, to }) : ''
  return [person, kind && KIND_NAMES[kind](), period].filter((part) => part !== '')
}
