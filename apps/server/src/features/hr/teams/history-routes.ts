import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { auditMark, writeAuditEntry } from '../audit/data.ts'
import { joinSession, readHistory, takeOutSession } from './history-service.ts'

export function teamHistoryRoutes(route: Route, deps: Deps) {
  route('GET /api/admin/team/:uuid', async ({ params, account }) => {
    const history = await readHistory(deps, params.uuid)
    await writeAuditEntry(deps.db, { who: account.email, what: 'viewed', team: auditMark(params.uuid) })
    return history
  })

  route('POST /api/admin/team/join', async ({ body, account }) => {
    await joinSession(deps, account, body.uuid, body.session)
    return { saved: true as const }
  })

  route('POST /api/admin/team/leave', async ({ body, account }) => {
    await takeOutSession(deps, account, body.session)
    return { saved: true as const }
  })
}
