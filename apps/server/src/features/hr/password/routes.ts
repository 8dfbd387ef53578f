import { isEmail, normaliseEmail } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import type { Route } from '../../../http/route.ts'
import { askForResetMail } from './data.ts'
import { resetByLink } from './service.ts'

export function passwordRoutes(route: Route, { db }: Deps) {
  route('POST /api/admin/password/forgot', async ({ body }) => {
    await askForResetMail(db, isEmail(body.email.trim()) ? normaliseEmail(body.email) : '')
    return { asked: true as const }
  })

  route('POST /api/admin/password/reset', async ({ body }) => {
    await resetByLink(db, body.secret, body.password)
    return { reset: true as const }
  })
}
