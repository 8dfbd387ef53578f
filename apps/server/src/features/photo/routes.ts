import type { Deps } from '../../app.ts'
import { notFound } from '../../plugins/errors.ts'
import type { Route } from '../../route.ts'
import { noteIfHr } from '../audit/service.ts'
import { storePhoto } from './service.ts'

export function photoRoutes(route: Route, deps: Deps) {
  route('POST /api/session/photo', async ({ session, body }) => {
    await storePhoto(deps, session.id, body.photo)
    return { saved: true as const }
  })

  route('GET /photo/:uuid', async ({ session, params, request, reply }) => {
    if (!session.photoKey) throw notFound()
    // Replaced or erased this very moment.
    const bytes = await deps.photos.getBytes(session.photoKey).catch(() => {
      throw notFound()
    })
    await noteIfHr(deps.db, request, 'saw_photo', params.uuid)
    return reply.type('image/jpeg').send(Buffer.from(bytes))
  })
}
