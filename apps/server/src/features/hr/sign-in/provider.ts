import type { SignInFault } from '@thrive/domain'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import type { Env } from '../../../env.ts'
import { CLOCK_TOLERANCE } from './data.ts'
import { readIssuer } from './issuer.ts'

/** How long the provider may take for one answer, in seconds. */
export const PATIENCE = 5
/** What a provider says about itself is believed this long. */
const KEPT_MS = 5 * 60_000

/** Why a provider cannot be used, in the words of a test. */
export class ProviderFault extends Error {
  readonly fault: SignInFault
  constructor(fault: SignInFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** What the settings hold, with the secret opened. */
export interface Client {
  issuer: string
  clientId: string
  secret: string
}

const known = new Map<string, { found: Promise<ServerMetadata>; until: number }>()

/** The provider may have changed together with the settings. */
export const forgetProviders = () => known.clear()

/** What the provider behind an issuer says about itself. Who asks meanwhile waits for the same answer. */
export function findProvider(issuer: string, env: Pick<Env, 'NODE_ENV'>): Promise<ServerMetadata> {
  const held = known.get(issuer)
  if (held && held.until > Date.now()) return held.found
  const found = discover(issuer, env)
  known.set(issuer, { found, until: Date.now() + KEPT_MS })
  // A provider that was down a moment ago is asked again.
  found.catch(() => known.delete(issuer))
  return found
}

async function discover(issuer: string, env: Pick<Env, 'NODE_ENV'>): Promise<ServerMetadata> {
  const url = readIssuer(issuer, env)
  if (!url) throw new ProviderFault('not-https')
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : []
  // The client is not needed for this.
  const found = await discovery(url, 'nobody', undefined, undefined, { timeout: PATIENCE, execute }).catch((error) => {
    throw new ProviderFault(faultOf(error), error)
  })
  const metadata = found.serverMetadata()
  // The library lets some providers answer for every tenant they have; one organisation has one issuer.
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
 * This server as a client of the provider. Made anew for each sign-in, and with it the keys are read anew: one that the
 * provider changed a moment ago works. The library would trust the connection alone, so signatures are switched on.
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
  enableNonRepudiationChecks(config)
  if (readIssuer(client.issuer, env)?.protocol === 'http:') allowInsecureRequests(config)
  return config
}
