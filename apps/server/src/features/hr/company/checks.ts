import { SIGN_IN_CHECKS, type SignInCheck, type SignInFault } from '@thrive/domain'
import type { ServerMetadata } from 'openid-client'
import type { Env } from '../../../env.ts'
import { fetchBounded, findProvider, forgetProviders, PATIENCE, ProviderFault } from './provider.ts'

const ISSUER_FAULTS: SignInFault[] = ['other-issuer']

/** Checks a provider the way a sign-in would. Checks after the first fault are not run. */
export async function checkProvider(issuer: string, env: Pick<Env, 'NODE_ENV'>) {
  const found = await firstFault(issuer, env)
  const reached = found ? SIGN_IN_CHECKS.indexOf(found.check) : SIGN_IN_CHECKS.length
  return SIGN_IN_CHECKS.map((check, place) => ({
    check,
    fault: place === reached ? (found?.fault ?? null) : null,
    done: place <= reached,
  }))
}

async function firstFault(
  issuer: string,
  env: Pick<Env, 'NODE_ENV'>,
): Promise<{ check: SignInCheck; fault: SignInFault } | null> {
  forgetProviders()
  try {
    const metadata = await findProvider(issuer, env)
    const missing = missingFeature(metadata)
    if (missing) return { check: 'features', fault: missing }
    return (await hasKeys(metadata)) ? null : { check: 'keys', fault: 'no-keys' }
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    return { check: ISSUER_FAULTS.includes(error.fault) ? 'same-issuer' : 'answers', fault: error.fault }
  }
}

/** True only if the provider lists its features without this one; an unlisted field may still be supported. */
const lacks = (supported: readonly string[] | undefined, ...oneOf: string[]) =>
  supported !== undefined && !oneOf.some((each) => supported.includes(each))

function missingFeature(metadata: ServerMetadata): SignInFault | null {
  if (!metadata.authorization_endpoint || !metadata.token_endpoint) return 'not-openid'
  if (lacks(metadata.response_types_supported, 'code')) return 'no-code-flow'
  if (lacks(metadata.code_challenge_methods_supported, 'S256')) return 'no-pkce'
  if (lacks(metadata.scopes_supported, 'email')) return 'no-email'
  if (lacks(metadata.token_endpoint_auth_methods_supported, 'client_secret_basic', 'client_secret_post'))
    return 'no-client-secret'
  return null
}

/** True if the provider publishes at least one signing key. */
async function hasKeys({ jwks_uri, issuer }: ServerMetadata): Promise<boolean> {
  if (!jwks_uri || new URL(jwks_uri).protocol !== new URL(issuer).protocol) return false
  try {
    const response = await fetchBounded(jwks_uri, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE * 1000) })
    const { keys } = (await response.json()) as { keys?: { kty?: string; use?: string }[] }
    return response.ok && Boolean(keys?.some(({ kty, use = 'sig' }) => kty !== 'oct' && use === 'sig'))
  } catch {
    return false
  }
}
