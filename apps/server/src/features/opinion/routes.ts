import type { Deps } from '../../app.ts'
import type { Route } from '../../route.ts'
import { recounted } from '../tally/service.ts'
import { setOpinion } from './data.ts'

export function opinionRoutes(route: Route, deps: Deps) {
  route('POST /api/opinion/set', async ({ session, body }) => {
    await recounted(deps, session, (tx) => setOpinion(tx, session.id, body.type, body.score))
    return { saved: true as const }
  })
}
