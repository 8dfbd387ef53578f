import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { latestVersion } from '../../infra/migrations.ts'
import { RELEASE } from '../../release.ts'
import { readSchema } from './data.ts'

export function healthRoutes(route: Route, { db, log, leaving }: Deps) {
  const expected = latestVersion()

  route('GET /healthz', async () => ({ status: 'ok' as const, ...RELEASE }))

  route('GET /readyz', async () => {
    if (leaving.begun) throw new Refusal(503, 'leaving')
    const schema = await readSchema(db).catch(() => log.warn('the database does not answer'))
    if (schema?.isReadOnly) log.warn('the database cannot be written: it is a standby, or set to be read only')
    // A newer node may already have migrated further; this node still finds all it needs.
    if (!schema || schema.isReadOnly || schema.version < expected) throw new Refusal(503, 'not-ready')
    return { status: 'ready' as const }
  })
}
