import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { isReached, noteReached } from './data.ts'

export function roomCheckRoutes(route: Route, { db }: Deps) {
  route('POST /api/check/reach', async ({ body }) => {
    await noteReached(db, body.code)
    return { saved: true as const }
  })

  route('GET /api/check/:code', async ({ params }) => ({ reached: await isReached(db, params.code) }))
}
