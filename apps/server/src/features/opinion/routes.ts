import type { Deps } from '../../app.ts'
import type { Route } from '../../route.ts'
import { setOpinion } from './data.ts'

export function opinionRoutes(route: Route, { db }: Deps) {
  route('POST /api/opinion/set', async ({ session, body }) => {
    await setOpinion(db, session.id, body.type, body.score)
    return { saved: true as const }
  })
}
