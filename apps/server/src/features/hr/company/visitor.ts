import type { FastifyBaseLogger } from 'fastify'
import { authorizationCodeGrant, type Configuration, fetchUserInfo, type IDToken } from 'openid-client'
import { Refusal } from '../../../http/errors.ts'
import { ATTEMPT_SECONDS } from './attempt.ts'
import type { Attempt } from './data.ts'
import { CLOCK_TOLERANCE } from './settings-data.ts'

/** A person whom the company has authenticated. */
export interface Visitor {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
  /** When they last authenticated at the provider; null if it does not say. */
  provenAt: Date | null
}

/** The query parameters that the provider added to /sign-in. */
export interface SentBack {
  state: string
  code: string
  iss: string | undefined
}

/**
 * Exchanges the code. The library checks the response's issuer and the token's signature, issuer, audience, nonce and
 * expiry. Tokens issued before this sign-in or by a clock far ahead are refused here.
 */
export async function visitorOf(
  config: Configuration,
  attempt: Attempt,
  sent: SentBack,
  redirect: string,
  log: FastifyBaseLogger,
): Promise<Visitor> {
  try {
    const tokens = await authorizationCodeGrant(config, addressOf(redirect, sent), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
      ...(attempt.purpose !== 'sign-in' && { maxAge: ATTEMPT_SECONDS }),
    })
    const claims = tokens.claims()
    if (!claims || !isTimely(claims, attempt)) throw new Error('the token was not issued for this sign-in')
    if (typeof claims.email === 'string' || !config.serverMetadata().userinfo_endpoint) return toVisitor(claims, claims)
    return toVisitor(claims, await fetchUserInfo(config, tokens.access_token, claims.sub))
  } catch (error) {
    throw refusalFor(error, log)
  }
}

/** Rebuilds the URL at which the browser arrived; the page has since removed its query. */
function addressOf(redirect: string, { state, code, iss }: SentBack): URL {
  const url = new URL(redirect)
  url.search = new URLSearchParams({ state, code, ...(iss !== undefined && { iss }) }).toString()
  return url
}

const begunAt = ({ expiresAt }: Attempt) => expiresAt.getTime() / 1000 - ATTEMPT_SECONDS

const isTimely = ({ iat }: IDToken, attempt: Attempt) =>
  iat >= begunAt(attempt) - CLOCK_TOLERANCE && iat <= Date.now() / 1000 + CLOCK_TOLERANCE

/** True if they authenticated at the provider after this attempt began. */
export const isFresh = ({ provenAt }: Visitor, attempt: Attempt) =>
  provenAt !== null && provenAt.getTime() / 1000 >= begunAt(attempt) - CLOCK_TOLERANCE

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

function toVisitor(token: IDToken, profile: Record<string, unknown>): Visitor {
  return {
    issuer: token.iss,
    subject: token.sub,
    email: textIn(profile.email),
    emailVerified: profile.email_verified === true,
    name: textIn(profile.name)?.slice(0, 200) ?? null,
    provenAt: typeof token.auth_time === 'number' ? new Date(token.auth_time * 1000) : null,
  }
}

const UNREACHABLE = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
]

/** Logs which check failed, never the token's content. */
function refusalFor(error: unknown, log: FastifyBaseLogger): Refusal {
  const { name, code } = error as { name: string; code?: string }
  log.warn({ error: { name, code } }, 'company sign-in refused')
  const isDown = (name === 'TypeError' && code === undefined) || UNREACHABLE.includes(code ?? '')
  return isDown ? new Refusal(502, 'company-unreachable') : new Refusal(403, 'company-refused')
}
