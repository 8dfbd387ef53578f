import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'
import { readAuditEntries } from './data.ts'
import { countsByKind } from './service.ts'

const PAGE = 100

export function auditRoutes(route: Route, { db, env, organisation }: Deps) {
  route('GET /api/admin/audit', async ({ query: { cursor, ...query } }) => {
    if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) throw invalid('no-such-page')
    const { timeZone } = await organisation.read()
    const filter = { ...query, timeZone }
    const found = await readAuditEntries(db, filter, cursor, PAGE + 1)
    const entries = found.slice(0, PAGE)
    return {
      lines: entries.map(({ id: _, at, ...entry }) => ({ at: at.toISOString(), ...entry })),
      next_cursor: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null,
      counts: cursor === undefined ? await countsByKind(db, filter) : null,
      months: env.AUDIT_MONTHS,
      timeZone,
    }
  })
}
