import { privacyWords } from '@thrive/content'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'

export function privacyRoutes(route: Route, { env, privacy }: Deps) {
  const settings = {
    retentionMonths: env.RETENTION_MONTHS,
    auditMonths: env.AUDIT_MONTHS,
    contact: env.PRIVACY_CONTACT,
  }
  route('GET /api/privacy', async ({ query: { lang = 'en' } }) => {
    const words = privacy.in[lang]
    return { title: words.title, version: privacy.version, text: privacyWords(words, settings) }
  })
}
