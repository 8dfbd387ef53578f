import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { askEnding, presentEnding, stopEnding } from './service.ts'

export function endingRoutes(route: Route, deps: Deps) {
  route('GET /api/admin/ending', ({ query }) => presentEnding(deps, query.count !== undefined))

  route('POST /api/admin/ending', async ({ body, account }) => {
    await askEnding(deps, account, body.name)
    return { saved: true as const }
  })

  route('POST /api/admin/ending/stop', async ({ account }) => {
    await stopEnding(deps, account)
    return { saved: true as const }
  })
}
