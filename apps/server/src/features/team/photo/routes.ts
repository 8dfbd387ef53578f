import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { recordIfHr } from '../../hr/account/caller.ts'
import { readPhoto, storePhoto } from './service.ts'

export function photoRoutes(route: Route, deps: Deps) {
  route('POST /api/session/photo', async ({ session, body }) => {
    await storePhoto(deps, session.id, body.photo)
    return { saved: true as const }
  })

  route('GET /photo/:uuid', async ({ session, params, request, reply }) => {
    const bytes = await readPhoto(deps, session)
    await recordIfHr(deps.db, request, 'saw_photo', params.uuid)
    return reply.type('image/jpeg').send(Buffer.from(bytes))
  })
}
