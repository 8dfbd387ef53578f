import type { Deps } from '../../deps.ts'
import type { Route } from '../../http/route.ts'
import { openDraft } from './draft.ts'
import { decideOffer, readOffer } from './offer-service.ts'

export function offerRoutes(route: Route, deps: Deps) {
  route('GET /api/admin/studio/offer/:slug', async ({ params }) => readOffer(deps, await openDraft(deps, params.slug)))

  route('POST /api/admin/studio/offer', async ({ body, account }) => ({
    number: await decideOffer(deps, { ...body, by: account.email }),
  }))
}
