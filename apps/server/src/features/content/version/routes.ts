import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/errors.ts'
import type { Route } from '../../../http/route.ts'

export function versionRoutes(route: Route, { library, organisation }: Deps) {
  route('GET /api/version/all', async () =>
    (await library.published()).map(({ workshop }) => ({ slug: workshop.slug, name: workshop.name })),
  )

  route('GET /api/version/:slug', async ({ params, query }) => {
    const revision = await library.find(params.slug)
    if (!revision) throw notFound()
    const { slug, name, look, languages, start, tutorial } = revision.inLocale(query.lang ?? 'en').workshop
    const { support } = await organisation.read()
    const supportEmail = support[slug] ?? tutorial.supportEmail
    return { slug, name, look, languages, start, tutorial: { ...tutorial, supportEmail } }
  })

  route('GET /api/version/plan/:uuid', async ({ session, query, reply }) => {
    const revision = await library.revision(session.revisionId)
    return reply.type('application/json; charset=utf-8').send(revision.inLocale(query.lang ?? session.lang).json)
  })
}
