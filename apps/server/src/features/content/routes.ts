import { privacyWords } from '@thrive/content'
import { ownFilms } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'

export function contentRoutes(route: Route, { env, library, organisation, privacy }: Deps) {
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

  route('GET /api/version/films/:slug', async ({ params }) => {
    const revision = await library.find(params.slug)
    if (!revision) throw notFound('no-such-version')
    return { films: ownFilms(revision.workshop) }
  })

  route('GET /api/version/plan/:uuid', async ({ session, query, request, reply }) => {
    const revision = await library.revision(session.revisionId)
    const { json } = revision.inLocale(query.lang ?? session.lang)
    const { encoding, body } = await json.bodyFor(request.headers['accept-encoding'])
    if (encoding) reply.header('Content-Encoding', encoding)
    return reply.type('application/json; charset=utf-8').header('Vary', 'Accept-Encoding').send(body)
  })

  route('GET /api/privacy', async ({ query: { lang = 'en' } }) => {
    const { retentionMonths, contact } = await organisation.read()
    const words = privacy.in[lang]
    return {
      title: words.title,
      version: privacy.version,
      text: privacyWords(words, { retentionMonths, contact, auditMonths: env.AUDIT_MONTHS }),
    }
  })
}
