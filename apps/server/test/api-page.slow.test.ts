import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addTeams } from '@thrive/testkit/team'
import { expect, test } from 'vitest'
import { freePort } from '../../../scripts/local-postgres.ts'
import { buildHrServer, onEnd } from './build.ts'
import { startReceiver } from './tls-receiver.ts'

const ROOT = join(import.meta.dirname, '../../..')
const [reader = '', receiver = ''] = [
  ...readFileSync(join(ROOT, 'docs/api.md'), 'utf8').matchAll(/```js\n([\s\S]*?)```/g),
].map(([, code]) => code)

/** Runs a program of the page as it stands there. */
function run(code: string, settings: Record<string, string>): ChildProcess & { output: () => string } {
  const args = ['--input-type=module', '--eval', code]
  const child = spawn(process.execPath, args, { cwd: join(ROOT, 'apps/server'), env: { ...process.env, ...settings } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  onEnd(async () => child.kill())
  return Object.assign(child, { output: () => output })
}

test('the reader of the page reads every result, page by page', { timeout: 40_000 }, async () => {
  const { app, client, token, sql } = await buildHrServer()
  await addTeams(
    sql,
    Array.from({ length: 120 }, (_, nth) => ({ name: `Team ${nth}` })),
  )
  const { body } = await client.post('/api/admin/token/make', { name: 'x', scope: 'results', days: '1' }, token)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const program = run(reader, { THRIVE_URL: url, THRIVE_TOKEN: (body as { token: string }).token })
  const [status] = await once(program, 'close')
  const lines = program.output().trim().split('\n')
  expect([status, lines.length, new Set(lines).size], program.output()).toEqual([0, 120, 120])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: expect.stringMatching(/^Team/), answers: 0 })
})

test('the receiver of the page takes what is ours, once, and refuses what is not', { timeout: 40_000 }, async () => {
  const tls = await startReceiver()
  const outbound = { ca: tls.cert, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }
  const { client, token, sql } = await buildHrServer({ WEBHOOK_HOSTS: tls.name }, { outbound })
  const fields = { url: tls.url, events: '["team.finished"]' }
  const { body } = await client.post('/api/admin/webhook/make', fields, token)
  const { webhook, secret } = body as { webhook: number; secret: string }
  await client.post('/api/admin/webhook/test', { webhook: String(webhook) }, token)
  const uuid = await client.start('v1')
  await sql.query('update session set position = 30 where uuid = $1', [uuid])
  await client.post('/api/session/next', { uuid, from: '30' })
  await expect.poll(() => tls.received.length, { timeout: 10_000 }).toBe(2)
  const [, sent] = tls.received

  const port = String(await freePort())
  const program = run(receiver, { WEBHOOK_SECRET: secret, PORT: port })
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  const headers = Object.fromEntries(names.map((name) => [name, sent?.headers[name] ?? '']))
  const post = (text: string) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text }).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(() => post(sent?.body ?? ''), { timeout: 10_000 }).toBe(204)
  expect(await post(sent?.body ?? '')).toBe(204)
  expect(await post(`${sent?.body} `)).toBe(400)
  const { rows } = await sql.query('select id from session')
  await expect.poll(program.output).toBe(`team.finished {"team":"${rows[0].id}","round":null}\n`)
})
