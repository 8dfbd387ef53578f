import { type CompanyPurpose, ROLES } from '@thrive/domain'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { bearerOf } from '../../../http/callers.ts'
import { cookieFor } from '../../../http/cookies.ts'
import { mayCall, type Route } from '../../../http/route.ts'
import { memberOf } from '../account/caller.ts'
import { ATTEMPT_SECONDS } from './attempt.ts'
import { finish, start } from './service.ts'

/** Binds a pending sign-in to the browser that began it, so that nobody can be logged in as someone else. */
const COOKIE = 'sign-in'
const COOKIE_PATH = '/api/company'

/** Signing in needs no login; the other purposes require a member. */
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
    reply.setCookie(COOKIE, key, cookieFor(COOKIE_PATH, ATTEMPT_SECONDS))
    return { url }
  })

  route('POST /api/company/finish', async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent']
    reply.clearCookie(COOKIE, cookieFor(COOKIE_PATH, 0))
    return finish(deps, { key: request.cookies[COOKIE], sent: body, token: bearerOf(request), userAgent })
  })
}
