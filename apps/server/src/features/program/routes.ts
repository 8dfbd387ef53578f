import { openapi } from '@thrive/contract/openapi'
import type { Deps } from '../../deps.ts'
import type { Route } from '../../http/route.ts'
import { docsPage } from './page.ts'

export function programRoutes(route: Route, _deps: Deps) {
  // Made when first asked for: few deployments are ever asked.
  let document: string | undefined
  let page: string | undefined

  route('GET /api/openapi.json', async ({ reply }) => {
    document ??= JSON.stringify(openapi(({ tokens }) => tokens !== undefined))
    return reply.type('application/json').send(document)
  })

  route('GET /api/docs', async ({ reply }) => {
    page ??= docsPage()
    return reply.type('text/html').send(page)
  })
}
