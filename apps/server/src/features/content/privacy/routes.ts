import { privacyWords } from '@thrive/content'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'

export function privacyRoutes(route: Route, { env, organisation, privacy }: Deps) {
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
