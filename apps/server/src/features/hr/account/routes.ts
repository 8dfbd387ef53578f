import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { networkOf } from '../../../http/network.ts'
import type { Route } from '../../../http/route.ts'
import { longestDelay, slowedDown } from '../attempts/service.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { accountDetails, loginOfToken, organisationOf, revokeToken, setAccountLang, setAccountName } from './data.ts'
import { deviceOf } from './device.ts'
import { lastEnd, lifeOf } from './login-life.ts'
import { noted } from './noted.ts'
import { changeOwnPassword, login } from './service.ts'

export function accountRoutes(route: Route, { db, env }: Deps) {
  const life = lifeOf(env)

  route('POST /api/admin/login', async ({ body, request }) => {
    const attempt = { email: body.email, address: networkOf(request.ip), longest: longestDelay(env) }
    const device = deviceOf(request.headers['user-agent'])
    const token = slowedDown(db, attempt, () => login(db, env, { ...body, device }, life))
    return { token: await noted(db, body.email, token) }
  })

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

  route('GET /api/admin/account', async ({ account }) => {
    const { id, email, name, role, lang, mustSetFactor, byCompany } = account
    const { has_password, factor_since, codes_left } = await accountDetails(db, id)
    const factor = factor_since && { since: factor_since.toISOString(), codesLeft: Number(codes_left) }
    const known = { email, name, role, lang, mustSetFactor, byCompany, hasPassword: Boolean(has_password), factor }
    return { ...known, ...(await organisationOf(db)) }
  })

  route('POST /api/admin/name', async ({ account, body }) => {
    await setAccountName(db, account.id, body.name || null)
    return { saved: true as const }
  })

  route('POST /api/admin/lang', async ({ account, body }) => {
    await setAccountLang(db, account.id, body.lang)
    return { saved: true as const }
  })

  route('POST /api/admin/password', async ({ body, account, request }) => {
    await changeOwnPassword(db, account, { ...body, token: bearerOf(request) })
    return { changed: true as const }
  })
}
