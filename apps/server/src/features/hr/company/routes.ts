import { type CompanyPurpose, ROLES } from '@thrive/domain'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { mayCall, type Route } from '../../../http/route.ts'
import { memberOf } from '../account/caller.ts'
import { ATTEMPT_SECONDS } from './attempt.ts'
import { attemptIn, setAttemptCookie } from './cookie.ts'
import { finish, start } from './service.ts'

/** Signing in needs no login; the other purposes are a member's. */
const RULES = {
  'sign-in': null,
  confirm: { roles: ROLES, unready: true },
  test: { roles: ['owner'], fresh: true },
} as const

export function companyRoutes(route: Route, deps: Deps) {
  const { db, env } = deps

  const loginFor = async (purpose: CompanyPurpose, request: FastifyRequest) => {
    const rules = RULES[purpose]
    if (!rules) return null
    mayCall(rules, await memberOf(db, request, env))
    return bearerOf(request)
  }

  route('POST /api/company/start', async ({ body, request, reply }) => {
    const { url, key } = await start(deps, body, await loginFor(body.purpose, request))
    setAttemptCookie(request, reply, key, ATTEMPT_SECONDS)
    return { url }
  })

  route('POST /api/company/finish', async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent']
    setAttemptCookie(request, reply, '', 0)
    return finish(deps, { key: attemptIn(request), sent: body, token: bearerOf(request), userAgent })
  })
}
