import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { partsOff } from '../../../optional-parts.ts'
import { RELEASE } from '../../../release.ts'
import { newestEditions } from '../../content/data.ts'

export function aboutRoutes(route: Route, { env, db, library }: Deps) {
  const since = new Date(performance.timeOrigin).toISOString()
  route('GET /api/admin/about', async () => {
    const numbers = await newestEditions(db)
    const content = (await library.published()).map(({ workshop: { name, slug } }) => ({
      name,
      edition: numbers.get(slug) ?? 1,
    }))
    return { ...RELEASE, since, off: partsOff(env), content }
  })
}
