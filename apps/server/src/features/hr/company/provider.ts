import type { SignInFault } from '@thrive/domain'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { Env } from '../../../env.ts'
import { readIssuer } from './issuer.ts'
import { CLOCK_TOLERANCE } from './settings-data.ts'

/** How long the provider may take per response, in seconds. */
export const PATIENCE = 5
/** How long a provider's metadata is cached. */
const KEPT_MS = 5 * 60_000

/** Why a provider cannot be used, as a fault that the settings page shows. */
export class ProviderFault extends Error {
  readonly fault: SignInFault
  constructor(fault: SignInFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** The settings with the secret decrypted. */
export interface Client {
  issuer: string
  clientId: string
  secret: string
}

const known = new Map<string, { found: Promise<ServerMetadata>; until: number }>()

/** Called when the settings change, because the provider may have changed with them. */
export const forgetProviders = () => known.clear()

/** Returns the provider's metadata. Simultaneous callers share one request. */
export function findProvider(issuer: string, env: Pick<Env, 'NODE_ENV'>): Promise<ServerMetadata> {
  const held = known.get(issuer)
  if (held && held.until > Date.now()) return held.found
  const found = discover(issuer, env)
  known.set(issuer, { found, until: Date.now() + KEPT_MS })
  // Failures are not cached, so that a provider that was down is asked again.
  found.catch(() => known.delete(issuer))
  return found
}

/** Metadata and keys take a few kilobytes. */
const LARGEST_ANSWER = 512 * 1024

/** Like fetch, but returns an empty body if the response is too large. */
export async function fetchBounded(url: string, init: Omit<RequestInit, 'body'>): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(url, init)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > LARGEST_ANSWER) return new Response('', { status, statusText, headers })
    parts.push(part)
  }
  return new Response(size > 0 ? Buffer.concat(parts) : null, { status, statusText, headers })
}

async function discover(issuer: string, env: Pick<Env, 'NODE_ENV'>): Promise<ServerMetadata> {
  const url = readIssuer(issuer, env)
  if (!url) throw new ProviderFault('not-https')
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : []
  // Discovery needs no client id.
  const options = { timeout: PATIENCE, execute, [customFetch]: fetchBounded }
  const found = await discovery(url, 'nobody', undefined, undefined, options).catch((error) => {
    throw new ProviderFault(faultOf(error), error)
  })
  const metadata = found.serverMetadata()
  // The library lets some providers answer for all of their tenants; an organisation has exactly one issuer.
  if (new URL(metadata.issuer).href !== url.href) throw new ProviderFault('other-issuer')
  return { ...metadata }
}

const NOT_OPENID = [
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_PARSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
]

function faultOf({ code }: { code?: string }): SignInFault {
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'other-issuer'
  return code !== undefined && NOT_OPENID.includes(code) ? 'not-openid' : 'no-answer'
}

/**
 * This server as the provider's client. Created per sign-in, so that keys the provider has just rotated work. By
 * default the library trusts the TLS connection alone, so signature checks are switched on.
 */
export async function clientAt(client: Client, env: Pick<Env, 'NODE_ENV'>): Promise<Configuration> {
  const metadata = await findProvider(client.issuer, env)
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const proof = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
  const config = new Configuration(
    metadata,
    client.clientId,
    { [clockTolerance]: CLOCK_TOLERANCE },
    proof(client.secret),
  )
  config.timeout = PATIENCE
  config[customFetch] = fetchBounded
  enableNonRepudiationChecks(config)
  if (readIssuer(client.issuer, env)?.protocol === 'http:') allowInsecureRequests(config)
  return config
}
