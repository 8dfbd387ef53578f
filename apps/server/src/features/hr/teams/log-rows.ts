import type { Locale } from '@thrive/domain'
import { m } from '@thrive/words'
import { auditAbout, auditWhat, auditWho } from '@thrive/words/audit'
import type { Database } from '../../../infra/database.ts'
import type { Cell } from '../../../infra/sheets/cell.ts'
import { type AuditFilter, readAuditEntries } from '../audit/data.ts'

const PAGE = 500

/** Yields the header, then one row per entry before the given id, newest first, with the columns of the page. */
export async function* logRows(
  db: Database,
  filter: AuditFilter,
  before: string | undefined,
  locale: Locale = 'en',
): AsyncGenerator<Cell[]> {
  const options = { locale }
  const { timeZone } = filter
  yield [
    `${m.audit_when({}, options)} (${timeZone})`,
    m.audit_who({}, options),
    m.audit_name({}, options),
    m.audit_what({}, options),
    m.audit_of_what({}, options),
    m.audit_team_code({}, options),
  ]
  // Swedish formats times as 2027-01-31 14:05:09, which sorts and which spreadsheets parse.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  for (let next = before; ; ) {
    const entries = await readAuditEntries(db, filter, next, PAGE)
    for (const entry of entries)
      yield [
        clock.format(entry.at),
        auditWho(entry.who, locale),
        entry.name,
        auditWhat(entry, locale),
        auditAbout(entry, locale),
        entry.team,
      ]
    next = entries.at(-1)?.id
    if (entries.length < PAGE) return
  }
}
