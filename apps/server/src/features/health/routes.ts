import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { latestVersion } from '../../infra/migrations.ts'
import { migrationVersion } from './data.ts'

export function healthRoutes(route: Route, { db, log, leaving }: Deps) {
  const expected = latestVersion()

  route('GET /healthz', async () => ({ status: 'ok' as const }))

  route('GET /readyz', async () => {
    if (leaving.begun) throw new Refusal(503, 'leaving')
    const version = await migrationVersion(db).catch(() => log.warn('the database does not answer'))
    // A newer node may already have migrated further; this node still finds all it needs.
    if (!version || version < expected) throw new Refusal(503, 'not-ready')
    return { status: 'ready' as const }
  })
}
