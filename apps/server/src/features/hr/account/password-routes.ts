import { isEmail, normaliseEmail } from '@thrive/domain'
import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { networkOf } from '../../../http/network.ts'
import type { Route } from '../../../http/route.ts'
import { sha256 } from '../../../infra/sha256.ts'
import { setProven } from './login-data.ts'
import { prove } from './proof-service.ts'
import { askForResetMail } from './reset-data.ts'
import { openReset, resetByLink } from './reset-service.ts'
import { changeOwnPassword } from './service.ts'

export function passwordRoutes(route: Route, deps: Deps) {
  const { db } = deps

  route('POST /api/admin/confirm', async ({ account, body, request }) => {
    await prove(deps, account, { password: body.password, code: body.code, address: networkOf(request.ip) })
    await setProven(db, sha256(bearerOf(request)), new Date())
    return { saved: true as const }
  })

  route('POST /api/admin/password', async ({ account, body: { current, next, code }, request }) => {
    await changeOwnPassword(db, account, {
      next,
      token: bearerOf(request),
      prove: () => prove(deps, account, { password: current, code, address: networkOf(request.ip) }),
    })
    return { changed: true as const }
  })

  route('POST /api/admin/password/forgot', async ({ body }) => {
    await askForResetMail(db, isEmail(body.email.trim()) ? normaliseEmail(body.email) : '')
    return { asked: true as const }
  })

  route('POST /api/admin/password/open', async ({ body }) => {
    await openReset(db, sha256(body.secret))
    return { open: true as const }
  })

  route('POST /api/admin/password/reset', async ({ body }) => {
    await resetByLink(db, body.secret, body.password)
    return { reset: true as const }
  })
}
