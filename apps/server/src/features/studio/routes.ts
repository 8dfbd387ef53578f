import { isShallowJson } from '@thrive/domain'
import type { Deps } from '../../deps.ts'
import { invalid } from '../../http/errors.ts'
import type { Route } from '../../http/route.ts'
import { presentChanges } from './change-service.ts'
import { openDraft } from './draft.ts'
import { callStillRight, saveChange, takeBack } from './draft-service.ts'
import { readFileFacts } from './file-data.ts'
import { readOverview } from './overview-service.ts'
import { filmsIn, pageOf, presentFields, presentPages, problemsOfPage } from './page-service.ts'
import { presentTexts } from './translation-service.ts'

export function studioRoutes(route: Route, deps: Deps) {
  route('GET /api/admin/studio', () => readOverview(deps))

  route('GET /api/admin/studio/pages/:slug', async ({ params, query: { lang = 'en' } }) => ({
    pages: presentPages(await openDraft(deps, params.slug), lang),
  }))

  route('GET /api/admin/studio/page/:slug/:section/:key', async ({ params: { slug, section, key } }) => {
    const page = `${section}/${key}`
    const draft = await openDraft(deps, slug, page)
    const fields = presentFields(draft, section, key)
    return { fields, problems: problemsOfPage(draft, page), films: await readFileFacts(deps.db, filmsIn(fields)) }
  })

  route('GET /api/admin/studio/texts/:slug', async ({ params, query }) => ({
    texts: await presentTexts(deps, await openDraft(deps, params.slug), query.lang),
  }))

  route('POST /api/admin/studio/change', async ({ body: { value, base, ...at }, account }) => {
    const number = await saveChange(deps, { ...at, by: account.email }, readValue(value), base)
    const page = pageOf(at.place)
    return { number, problems: problemsOfPage(await openDraft(deps, at.slug, page), page) }
  })

  route('POST /api/admin/studio/take-back', async ({ body, account }) => ({
    number: await takeBack(deps, { ...body, by: account.email }),
  }))

  route('POST /api/admin/studio/still-right', async ({ body, account }) => {
    await callStillRight(deps, { ...body, by: account.email })
    return { saved: true as const }
  })

  route('GET /api/admin/studio/changes/:slug', async ({ params }) => presentChanges(await openDraft(deps, params.slug)))
}

function readValue(text: string): unknown {
  try {
    if (isShallowJson(text, { depth: 3, parts: 1000 })) return JSON.parse(text)
  } catch {
    // not JSON
  }
  throw invalid('not-a-value')
}
