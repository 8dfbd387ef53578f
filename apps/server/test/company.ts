import { CLIENT, type Colleague, startCompany } from '../../../scripts/company-provider.ts'
import { readSaved } from '../src/features/hr/company/settings-data.ts'
import { activateTried } from '../src/features/hr/company/settings-service.ts'
import { connect } from '../src/infra/database.ts'
import { buildHrServer, onEnd } from './build.ts'
import type { Client } from './client.ts'

export const PUBLIC_URL = 'https://thrive.example.org'
export const REDIRECT = `${PUBLIC_URL}/sign-in`
export const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')

export const NOOR: Colleague = { subject: 'noor', email: 'noor@havenlicht.example', name: 'Noor de Vries' }
export const JAN: Colleague = { subject: 'jan', email: 'jan@havenlicht.example' }

type Headers = Record<string, string>

/** The browser's cookies for the company's pages. */
function jar() {
  const held = new Map<string, string>()
  return {
    keep(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split(/=(.*)/s)
        held.set(name, value)
      }
    },
    header: () => [...held].map(([name, value]) => `${name}=${value}`).join('; '),
  }
}

/** Follows the server's redirect, signs in at the company and returns the parameters of the redirect back. */
export async function visit(url: string, email: string): Promise<URLSearchParams> {
  const cookies = jar()
  const go = async (to: string, fields?: Headers) => {
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { cookie: cookies.header() },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    cookies.keep(response)
    const next = response.headers.get('location')
    return { next: next && new URL(next, to).href, text: await response.text() }
  }
  let { next, text } = await go(url)
  for (let step = 0; step < 8; step++) {
    if (!next) throw new Error(`the company stopped: ${text.slice(0, 300)}`)
    if (next.startsWith(REDIRECT)) return new URL(next).searchParams
    const isForm: boolean = next.includes('/interaction/')
    ;({ next, text } = await go(next, isForm ? { email } : undefined))
  }
  throw new Error('too many steps')
}

export const cookieOf = (headers: Record<string, unknown>): Headers => ({
  cookie: [headers['set-cookie']].flat().map((line) => String(line).split(';')[0])[0] ?? '',
})

export async function begin(client: Client, fields: Headers = {}, login: Headers = {}) {
  const { status, body, headers } = await client.post('/api/company/start', { purpose: 'sign-in', ...fields }, login)
  const { url = '' } = body as { url?: string }
  return { status, body, url, cookie: cookieOf(headers), headers }
}

export const finish = (client: Client, sent: URLSearchParams | Headers, headers: Headers) =>
  client.post(
    '/api/company/finish',
    Object.fromEntries(sent instanceof URLSearchParams ? sent : Object.entries(sent)),
    headers,
  )

/** The whole sign-in: to the company and back. */
export async function signIn(client: Client, email: string, fields: Headers = {}, login: Headers = {}) {
  const { url, cookie } = await begin(client, fields, login)
  return finish(client, await visit(url, email), { ...cookie, ...login })
}

export const settingsOf = (issuer: string, changed: Headers = {}): Headers => ({
  on: 'true',
  issuer,
  clientId: CLIENT.id,
  clientSecret: CLIENT.secret,
  domains: '["havenlicht.example"]',
  onlyInvited: 'false',
  firstRole: 'analyst',
  onlyWay: 'false',
  factorRequired: 'false',
  ...changed,
})

/** Starts a server and a company whose people may sign in. */
export async function buildCompany(people: Colleague[] = [NOOR, JAN], settings: Headers = {}) {
  const company = await startCompany(people, REDIRECT)
  onEnd(() => company.stop())
  const server = await buildHrServer({ PUBLIC_URL, SECRETS_KEY })
  /** Saves the settings again; the stored secret stays unless the changes include one. */
  const save = (changed: Headers = {}) => {
    const { clientSecret: _, ...kept } = settingsOf(company.issuer, settings)
    return server.client.post('/api/admin/sign-in', { ...kept, ...changed }, server.token)
  }
  /** Activates the saved settings, as if a trial with them had succeeded. */
  const useSaved = async () => {
    const db = connect({ url: server.url, pool: 1 })
    await db.transaction().execute(async (tx) => activateTried(tx, await readSaved(tx)))
    await db.destroy()
  }
  await server.client.post('/api/admin/sign-in', settingsOf(company.issuer, settings), server.token)
  await useSaved()
  return { ...server, company, save, useSaved }
}
