import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { networkOf } from '../../../http/network.ts'
import type { Route } from '../../../http/route.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { loginOfToken, organisationOf, revokeToken, setAccountLang } from './data.ts'
import { deviceOf } from './device.ts'
import { lastEnd, lifeOf } from './login-life.ts'
import { noted } from './noted.ts'
import { changeOwnPassword, login } from './service.ts'

export function accountRoutes(route: Route, { db, env }: Deps) {
  const life = lifeOf(env)
  const longestDelay = env.RATE_LIMITS === 'on' ? env.LOGIN_LONGEST_DELAY : 0

  route('POST /api/admin/login', async ({ body, request }) => ({
    token: await noted(
      db,
      body.email,
      login(
        db,
        { ...body, address: networkOf(request.ip), device: deviceOf(request.headers['user-agent']) },
        life,
        longestDelay,
      ),
    ),
  }))

  route('POST /api/admin/logout', async ({ account, request }) => {
    await revokeToken(db, bearerOf(request))
    await writeAuditEntry(db, { who: account.email, what: 'signed_out' })
    return { loggedOut: true as const }
  })

  /** Null once only the maximum duration can end it. */
  const idleSeconds = async (token: string) => {
    const login = await loginOfToken(db, token)
    if (!login || login.expires_at.getTime() >= lastEnd(login.created_at, life)) return null
    return Math.max(0, Math.floor((login.expires_at.getTime() - Date.now()) / 1000))
  }
  route('GET /api/admin/idle', async ({ request }) => ({ seconds: await idleSeconds(bearerOf(request)) }))
  // Making this call has already prolonged the login.
  route('POST /api/admin/stay', async ({ request }) => ({ seconds: await idleSeconds(bearerOf(request)) }))

  route('GET /api/admin/account', async ({ account: { email, name, role, lang, mustSetFactor } }) => ({
    email,
    name,
    role,
    lang,
    mustSetFactor,
    ...(await organisationOf(db)),
  }))

  route('POST /api/admin/lang', async ({ account, body }) => {
    await setAccountLang(db, account.id, body.lang)
    return { saved: true as const }
  })

  route('POST /api/admin/password', async ({ body, account, request }) => {
    await changeOwnPassword(db, account, { ...body, token: bearerOf(request) })
    return { changed: true as const }
  })
}
