import type { Deps } from '../../app.ts'
import { bearerOf } from '../../plugins/auth.ts'
import type { Route } from '../../route.ts'
import { revokeToken } from './data.ts'
import { changeOwnPassword, login } from './service.ts'

export function adminRoutes(route: Route, { db, env }: Deps) {
  const longestDelay = env.RATE_LIMITS === 'on' ? env.LOGIN_LONGEST_DELAY : 0

  route('POST /api/admin/login', async ({ body, request }) => ({
    token: await login(db, { ...body, address: request.ip }, env.HR_TOKEN_HOURS, longestDelay),
  }))

  route('POST /api/admin/logout', async ({ request }) => {
    await revokeToken(db, bearerOf(request))
    return { loggedOut: true as const }
  })

  route('POST /api/admin/password', async ({ body, account, request }) => {
    await changeOwnPassword(db, account, { ...body, token: bearerOf(request) })
    return { changed: true as const }
  })
}
