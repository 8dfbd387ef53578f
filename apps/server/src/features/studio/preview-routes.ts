import { randomBytes } from 'node:crypto'
import { inLocale } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { openDraft } from './draft.ts'
import { readEdition } from './edition-data.ts'
import { storePreviewTicket, versionOfTicket } from './preview-data.ts'
import { tryDraft } from './trial-service.ts'

export function previewRoutes(route: Route, deps: Deps) {
  const { db } = deps

  route('POST /api/admin/studio/preview', async ({ body: { slug }, account }) => {
    await openDraft(deps, slug)
    const ticket = randomBytes(32).toString('base64url')
    await storePreviewTicket(db, account.id, ticket, slug)
    return { path: `/preview/${ticket}` }
  })

  route('GET /api/preview/:ticket', async ({ params, query: { lang = 'en', edition }, reply }) => {
    const slug = await versionOfTicket(db, params.ticket)
    if (!slug) throw notFound('no-preview')
    const { workshop } = edition === undefined ? await openDraft(deps, slug) : await openEdition(deps, slug, edition)
    // Not checked against the contract: an unfinished draft may have an empty text.
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(inLocale(workshop, lang)))
  })

  route('POST /api/admin/studio/try', async ({ body: { slug, lang } }) => {
    const uuid = await tryDraft(deps, slug, lang)
    return { uuid, path: `/survey/${slug}/${uuid}` }
  })
}

async function openEdition({ db, library }: Deps, slug: string, number: number) {
  const edition = await readEdition(db, slug, number)
  if (!edition) throw notFound('no-such-edition')
  return library.revision(edition.revisionId)
}
