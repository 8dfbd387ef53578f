import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/network.ts'
import type { Route } from '../../../http/route.ts'
import { longestDelay, withDelay } from './attempt-service.ts'
import { beginFactor, confirmFactor, endFactor, renewRecoveryCodes } from './factor-service.ts'

export function factorRoutes(route: Route, { db, env }: Deps) {
  route('POST /api/admin/factor/begin', ({ account }) => beginFactor(db, env, account))

  route('POST /api/admin/factor/confirm', async ({ account, body, request }) => {
    const attempt = { email: account.email, address: networkOf(request.ip), longest: longestDelay(env) }
    return { codes: await withDelay(db, attempt, () => confirmFactor(db, env, account, body.code)) }
  })

  route('POST /api/admin/factor/codes', async ({ account }) => ({ codes: await renewRecoveryCodes(db, account) }))

  route('POST /api/admin/factor/off', async ({ account }) => {
    await endFactor(db, account)
    return { saved: true as const }
  })
}
