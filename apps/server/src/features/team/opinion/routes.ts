import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { recounted } from '../../hr/tally/service.ts'
import { setOpinion } from './data.ts'

export function opinionRoutes(route: Route, deps: Deps) {
  route('POST /api/opinion/set', async ({ session, body }) => {
    await recounted(deps, session, (tx) => setOpinion(tx, session.id, body.type, body.score))
    return { saved: true as const }
  })
}
