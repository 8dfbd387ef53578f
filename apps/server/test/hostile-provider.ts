import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CLIENT } from '../../../scripts/company-provider.ts'
import { onEnd } from './build.ts'

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = keys()
const foreign = keys()
const text = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const signed = (input: string, key: KeyObject) => sign('sha256', Buffer.from(input), key).toString('base64url')
const SIGNATURES: Record<string, (input: string) => string> = {
  RS256: (input) => signed(input, own.privateKey),
  foreign: (input) => signed(input, foreign.privateKey),
  none: () => '',
  // Signs with the client secret, in case the server takes the algorithm from the token.
  HS256: (input) => createHmac('sha256', CLIENT.secret).update(input).digest('base64url'),
}

export interface Lie {
  claims?: Record<string, unknown>
  /** The signing key, and what the header claims. */
  by?: keyof typeof SIGNATURES
  header?: Record<string, unknown>
  metadata?: Record<string, unknown>
  userinfo?: Record<string, unknown>
  /** Replaces the normal response. */
  answer?: (path: string, response: ServerResponse) => boolean
}

/** Starts a provider that sends whatever a test wants, which the real one refuses to do. */
export async function startHostile() {
  let lie: Lie = {}
  let nonce = ''
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    if (lie.answer?.(path, response)) return
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(ANSWERS[path]?.() ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const idToken = () => {
    const { by = 'RS256', claims, header } = lie
    const now = Math.floor(Date.now() / 1000)
    const head = { alg: by === 'foreign' ? 'RS256' : by, kid: 'own', ...header }
    const body = {
      iss: issuer,
      aud: CLIENT.id,
      sub: 'noor',
      nonce,
      iat: now,
      exp: now + 300,
      auth_time: now,
      email: 'noor@havenlicht.example',
      email_verified: true,
      ...claims,
    }
    const input = `${text(head)}.${text(body)}`
    return `${input}.${SIGNATURES[by]?.(input)}`
  }
  const ANSWERS: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      ...lie.metadata,
    }),
    '/jwks': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] }),
    '/token': () => ({ access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: idToken() }),
    '/me': () => ({ sub: 'noor', ...lie.userinfo }),
  }
  return {
    issuer,
    /** Sets the next response; the nonce comes from the URL that the browser was redirected to. */
    lies(next: Lie, url = '') {
      lie = next
      nonce = url ? (new URL(url).searchParams.get('nonce') ?? '') : ''
    },
  }
}
