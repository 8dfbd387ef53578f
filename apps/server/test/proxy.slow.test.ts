import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type Call, contract, FORM_BYTES } from '@thrive/contract'
import { sentenceOf } from '@thrive/words/refusals'
import { describe, expect, test } from 'vitest'
import { buildServer } from './build.ts'
import { CADDYFILE, startCaddy } from './caddy.ts'

const { app } = await buildServer({ TRUST_PROXY: '1' })
const origin = await startCaddy(await app.listen({ host: '127.0.0.1', port: 0 }))
const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'multipart/form-data; boundary=b' }

const posts = (Object.entries(contract) as [string, Call][]).flatMap(([name, { maxBytes = FORM_BYTES, file }]) =>
  name.startsWith('POST ')
    ? [[name.slice(5), maxBytes, file ? `"${file}"; filename="p.png"` : '"filler"'] as const]
    : [],
)

/** Ending mails gives the same answer for every key. */
const SAME_TO_ALL = new Map([
  ['/stop/:key', 200],
  ['/stop/round/:key', 200],
])

describe.each(posts)('in front of %s the proxy', (path, most, name) => {
  const [before, after] = [`--b\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`, '\r\n--b--\r\n']
  const filled = (bytes: number) => before + 'x'.repeat(bytes - before.length - after.length) + after
  const send = async (bytes: number) => fetch(origin + path, { method: 'POST', headers, body: filled(bytes) })

  test(`lets ${most} bytes pass, and says in the node's words that one more is too much`, async () => {
    const refused = await send(most + 1)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({ error: 'too-large', message: sentenceOf('too-large') })
    const passed = await send(most)
    expect([400, 401, SAME_TO_ALL.get(path)]).toContain(passed.status)
    expect(await passed.json()).toHaveProperty(SAME_TO_ALL.has(path) ? 'stopped' : 'message')
  })
})

/** Sends a body without a Content-Length. */
function stream(path: string, body: string) {
  const sent = request(origin + path, { method: 'POST', headers })
  sent.on('error', () => {}).write(body)
  return sent
}

test('a body that is too large or cut off costs nobody else the node', async () => {
  for (let round = 0; round < 5; round++) {
    const large = stream('/api/session/next', 'x'.repeat(3_000_000))
    const [{ statusCode }] = (await once(large, 'response')) as [IncomingMessage]
    expect([413, 502]).toContain(statusCode)
    large.destroy()
    const arrived = once(app.server, 'request')
    const cut = stream('/api/session/photo', 'x'.repeat(100_000))
    await arrived
    cut.destroy()
    const body = new URLSearchParams({ email: 'lead@example.org', versionSlug: 'v1' })
    const next = await fetch(`${origin}/api/session/create`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body,
    })
    expect(next.status).toBe(200)
  }
})

test('the proxy lets go of an idle connection long before the node does', () => {
  const [, seconds] = /^\s*keepalive (\d+)s$/m.exec(readFileSync(CADDYFILE, 'utf8')) ?? []
  expect(Number(seconds) * 2000).toBeLessThan(app.server.keepAliveTimeout)
})
