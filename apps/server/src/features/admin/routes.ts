import type { Deps } from '../../app.ts'
import { bearerOf } from '../../plugins/auth.ts'
import { notFound, Refusal } from '../../plugins/errors.ts'
import type { Route } from '../../route.ts'
import { answersOf } from '../answer/data.ts'
import { opinionsOf } from '../opinion/data.ts'
import { finishedSessions, revokeToken, singleSession } from './data.ts'
import { login } from './service.ts'

const NEWEST = 200

export function adminRoutes(route: Route, { db, env, library }: Deps) {
  route('POST /api/admin/login', async ({ body }) => ({
    token: await login(db, body.email, body.password, env.HR_TOKEN_HOURS),
  }))

  route('POST /api/admin/logout', async ({ request }) => {
    await revokeToken(db, bearerOf(request))
    return { loggedOut: true as const }
  })

  route('GET /api/admin/table', async () => {
    const sessions = await finishedSessions(db, NEWEST)
    const rows = sessions.map(async (session) => ({
      uuid: session.uuid,
      version_name: (await library.revision(session.revision_id)).workshop.name,
      version_slug: session.version_slug,
      name: session.name,
      finished: (session.finished_at ?? new Date(0)).toISOString(),
      email: session.email,
    }))
    return { dashboard_table_data: await Promise.all(rows), next_cursor: null, total: null }
  })

  route('GET /api/admin/single/:uuid', async ({ params }) => {
    const session = await singleSession(db, params.uuid)
    if (!session) throw notFound()
    const { workshop } = await library.revision(session.revision_id)
    return {
      version: { name: workshop.name, slug: workshop.slug },
      name: session.name,
      email: session.email,
      finished: session.finished_at?.toISOString() ?? null,
      answers: await answersOf(db, session.id),
      opinions: await opinionsOf(db, session.id),
    }
  })

  const soon = async () => {
    throw new Refusal(501, 'not_implemented', 'This call is being built.')
  }
  route('POST /api/admin/password', soon)
  route('POST /api/admin/erase', soon)
  route('GET /api/admin/insight', soon)
  route('GET /api/admin/export', soon)
  route('POST /api/admin/export', soon)
  route('GET /api/admin/export/:ticket', soon)
  route('GET /api/admin/audit', soon)
}
