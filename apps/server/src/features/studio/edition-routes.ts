import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { presentEdition, readEditionChanges } from './change-service.ts'
import { readEditions } from './edition-data.ts'
import { goBack, publishDraft } from './publish-service.ts'

const PAGE = 50

export function editionRoutes(route: Route, deps: Deps) {
  route('POST /api/admin/studio/publish', async ({ body: { slug, number, note }, account }) => ({
    edition: await publishDraft(deps, { slug, note, by: account.email }, number),
  }))

  route('GET /api/admin/studio/editions/:slug', async ({ params: { slug }, query: { cursor } }) => {
    if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw invalid('no-such-page')
    const found = await readEditions(deps.db, slug, cursor === undefined ? null : Number(cursor), PAGE + 1)
    if (found.length === 0 && cursor === undefined) throw notFound('no-such-version')
    const page = found.slice(0, PAGE)
    return {
      editions: page.map(presentEdition),
      next_cursor: found.length > PAGE ? String(page.at(-1)?.number) : null,
    }
  })

  route('GET /api/admin/studio/edition/:slug/:number', ({ params: { slug, number } }) =>
    readEditionChanges(deps, slug, number),
  )

  route('POST /api/admin/studio/go-back', async ({ body: { slug, edition, note }, account }) => ({
    edition: await goBack(deps, { slug, note, by: account.email }, edition),
  }))
}
