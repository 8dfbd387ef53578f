import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

/** A person with an account at the made-up company. */
export interface Colleague {
  /** Their identifier, which never changes. */
  subject: string
  email?: string
  emailVerified?: boolean
  name?: string
}

export const CLIENT = { id: 'thrive-lab', secret: 'a client secret that is long enough k9Q2' }

export interface Company {
  issuer: string
  /** Signs tokens with another key from now on, and no longer publishes the old one. */
  rotate(): void
  stop(): Promise<void>
}

/**
 * Starts a company's identity provider on loopback: the real oidc-provider, whose people sign in by typing their
 * address. For tests and demos only: it lets anyone sign in as anyone.
 */
export async function startCompany(
  people: Colleague[],
  redirect: string,
  { port = 0, settings = {} }: { port?: number; settings?: Configuration } = {},
): Promise<Company> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = () => new Provider(issuer, { ...configurationOf(people, redirect), ...settings })
  let provider = open()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = '/'] = (request.url ?? '/').split('?')
    if (!path.startsWith('/interaction/')) return void provider.callback()(request, response)
    if (request.method === 'GET') return void page(response, path)
    const typed = new URLSearchParams(await bodyOf(request)).get('email')?.trim().toLowerCase() ?? ''
    const known = people.find(({ email, subject }) => typed === subject || typed === email)
    if (!known) return void page(response, path, `${typed} is unknown here.`)
    await provider.interactionFinished(request, response, { login: { accountId: known.subject } })
  }

  return {
    issuer,
    rotate: () => {
      provider = open()
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const bodyOf = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString()

const configurationOf = (people: Colleague[], redirect: string): Configuration => ({
  clients: [
    {
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uris: [redirect],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  jwks: { keys: [signingKey()] },
  scopes: ['openid', 'email', 'profile'],
  claims: { email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3_600, IdToken: 3_600, Interaction: 600, Session: 3_600 },
  cookies: { keys: [randomUUID()] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, subject) => {
    const found = people.find((each) => each.subject === subject)
    return (
      found && {
        accountId: subject,
        claims: () => ({
          sub: subject,
          ...(found.email && { email: found.email, email_verified: found.emailVerified ?? true }),
          ...(found.name && { name: found.name }),
        }),
      }
    )
  },
  // The company has consented for its people.
  loadExistingGrant: async ({ oidc: { client, session, provider } }) => {
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  use: 'sig',
  alg: 'RS256',
})

function page(response: ServerResponse, action: string, problem = '') {
  const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Company account</title>
<main><h1>Company account</h1><form method="post" action="${safe(action)}">
<p role="alert">${safe(problem)}</p>
<p><label>E-mail address <input name="email" autofocus></label></p><button>Sign in</button></form></main></html>`)
}
