import { privacyWords } from '@thrive/content'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'

export function privacyRoutes(route: Route, { env, privacy }: Deps) {
  const text = privacyWords(privacy, {
    retentionMonths: env.RETENTION_MONTHS,
    auditMonths: env.AUDIT_MONTHS,
    contact: env.PRIVACY_CONTACT,
  })
  route('GET /api/privacy', async () => ({ title: privacy.title, version: privacy.version, text }))
}
