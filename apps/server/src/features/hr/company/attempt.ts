import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { CompanyPurpose } from '@thrive/domain'
import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { sha256 } from '../../../infra/sha256.ts'
import type { Attempt } from './data.ts'

/** How long a member may take at the provider. */
export const ATTEMPT_SECONDS = 600

export interface Beginning {
  key: string
  attempt: Attempt
}

export const newAttempt = (purpose: CompanyPurpose, token: string | null): Beginning => ({
  key: randomBytes(32).toString('base64url'),
  attempt: {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    purpose,
    tokenHash: token === null ? null : sha256(token),
    expiresAt: new Date(Date.now() + ATTEMPT_SECONDS * 1000),
  },
})

/** Returns the provider's URL. Proofs and settings tests require a fresh sign-in there. */
export async function authorizationUrl(
  config: Configuration,
  { state, nonce, verifier, purpose }: Attempt,
  { redirect, email, again }: { redirect: string; email: string | undefined; again: boolean },
): Promise<string> {
  return buildAuthorizationUrl(config, {
    redirect_uri: redirect,
    scope: 'openid email profile',
    response_type: 'code',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email && { login_hint: email }),
    ...((again || purpose !== 'sign-in') && { prompt: 'login' }),
    ...(purpose !== 'sign-in' && { max_age: '0' }),
  }).href
}

/** True if the response belongs to this attempt and is in time. */
export const isAnswerTo = (attempt: Attempt, state: string): boolean =>
  attempt.expiresAt.getTime() > Date.now() && timingSafeEqual(sha256(attempt.state), sha256(state))
