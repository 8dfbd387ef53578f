import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { partsOff } from '../../../optional-parts.ts'
import { RELEASE } from '../../../release.ts'

export function aboutRoutes(route: Route, { env }: Deps) {
  const since = new Date(performance.timeOrigin).toISOString()
  route('GET /api/admin/about', async () => ({ ...RELEASE, since, off: partsOff(env) }))
}
