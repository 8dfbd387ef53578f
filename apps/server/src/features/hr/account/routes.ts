import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { networkOf } from '../../../http/network.ts'
import type { Route } from '../../../http/route.ts'
import { writeAuditEntry } from '../audit/data.ts'
import { longestDelay, withDelay } from './attempt-service.ts'
import { accountDetails, firstOwner, setAccountLang, setAccountName } from './data.ts'
import { deviceOf } from './device.ts'
import { countRecoveryCodes } from './factor-data.ts'
import { loginOfToken, revokeToken } from './login-data.ts'
import { lastEnd, lifeOf } from './login-life.ts'
import { login } from './service.ts'
import { withAuditEntry } from './with-audit-entry.ts'

export function accountRoutes(route: Route, { db, env, organisation }: Deps) {
  const life = lifeOf(env)

  route('POST /api/admin/login', async ({ body, request }) => {
    const attempt = { email: body.email, address: networkOf(request.ip), longest: longestDelay(env) }
    const device = deviceOf(request.headers['user-agent'])
    const token = withDelay(db, attempt, () => login(db, env, { ...body, device }, life))
    return { token: await withAuditEntry(db, body.email, token) }
  })

  route('POST /api/admin/logout', async ({ account, request }) => {
    await revokeToken(db, bearerOf(request))
    await writeAuditEntry(db, { who: account.email, what: 'signed_out' })
    return { loggedOut: true as const }
  })

  /** Null once only the maximum age can end the login. */
  const idleSeconds = async (token: string) => {
    const login = await loginOfToken(db, token)
    if (!login || login.expires_at.getTime() >= lastEnd(login.created_at, life)) return null
    return Math.max(0, Math.floor((login.expires_at.getTime() - Date.now()) / 1000))
  }
  route('GET /api/admin/idle', async ({ request }) => ({ seconds: await idleSeconds(bearerOf(request)) }))
  // The call itself has already prolonged the login.
  route('POST /api/admin/stay', async ({ request }) => ({ seconds: await idleSeconds(bearerOf(request)) }))

  route('GET /api/admin/account', async ({ account }) => {
    const { id, email, name, role, lang, mustSetFactor, byCompany } = account
    const { has_password, factor_since } = await accountDetails(db, id)
    const codesLeft = factor_since ? await countRecoveryCodes(db, id) : 0
    const factor = factor_since && { since: factor_since.toISOString(), codesLeft }
    const known = { email, name, role, lang, mustSetFactor, byCompany, hasPassword: Boolean(has_password), factor }
    const { name: organisationName, timeZone } = await organisation.read()
    const owner = await firstOwner(db)
    return { ...known, organisation: organisationName, owner: owner ? (owner.name ?? owner.email) : null, timeZone }
  })

  route('POST /api/admin/name', async ({ account, body }) => {
    await setAccountName(db, account.id, body.name || null)
    return { saved: true as const }
  })

  route('POST /api/admin/lang', async ({ account, body }) => {
    await setAccountLang(db, account.id, body.lang)
    return { saved: true as const }
  })
}
