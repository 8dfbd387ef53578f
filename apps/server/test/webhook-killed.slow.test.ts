import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freePort } from '../../../scripts/local-postgres.ts'
import { buildHr, buildServer, HR, onEnd, testEnv } from './build.ts'
import { freshDatabase } from './database.ts'
import { startReceiver } from './tls-receiver.ts'

const JOBS = "select 1 from graphile_worker.jobs where task_identifier = 'deliver-webhook'"

test('a worker that is killed while the receiver answers sends again, with the same id', {
  timeout: 60_000,
}, async () => {
  const receiver = await startReceiver('localhost')
  const url = await freshDatabase()
  const sql = new pg.Pool({ connectionString: url, max: 4 })
  onEnd(() => sql.end())
  const port = await freePort()
  const settings = { ...testEnv(url), PORT: String(port), WEBHOOK_HOSTS: 'localhost' }
  const written = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : String(value ?? ''))
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, written(value)]))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    // A real name and a certificate that the operator trusts.
    env: { ...process.env, ...env, NODE_EXTRA_CA_CERTS: receiver.file },
    stdio: 'inherit',
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  onEnd(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  const up = () => fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false) // biome-ignore format: one line reads better
  await expect.poll(up, { timeout: 40_000 }).toBe(true)
  await buildHr(url)
  const post = async (path: string, fields: Record<string, string>, authorization = '') => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest', authorization }
    return (await fetch(origin + path, { method: 'POST', headers, body: new URLSearchParams(fields) })).json()
  }
  const { token } = await post('/api/admin/login', HR)
  const fields = { url: receiver.url, events: '["team.finished"]' }
  expect(await post('/api/admin/webhook/make', fields, `Bearer ${token}`)).toMatchObject({ test: { done: true } })

  receiver.answer = () => child.kill('SIGKILL')
  const { uuid } = await post('/api/session/create', { email: 'lead@example.org', versionSlug: 'v1' })
  await sql.query('update session set position = 30')
  await post('/api/session/next', { uuid, from: '30' })
  await ended
  expect((await sql.query(`${JOBS} and locked_at is not null`)).rowCount).toBe(1)
  receiver.answer = (_, response) => response.writeHead(204).end()
  for (const [table, column] of [
    ['graphile_worker._private_jobs', 'locked_at'],
    ['graphile_worker._private_job_queues', 'locked_at'],
    ['job_runner', 'heard_at'],
  ])
    await sql.query(`update ${table} set ${column} = ${column} - interval '150 seconds'`)
  await buildServer({ DATABASE_URL: url, WEBHOOK_HOSTS: 'localhost' }, { outbound: { ca: receiver.cert } })
  await expect.poll(async () => (await sql.query(JOBS)).rowCount, { timeout: 15_000 }).toBe(0)
  const [, first, second, ...more] = receiver.received
  expect(more).toEqual([])
  expect(first?.headers['webhook-id']).toMatch(/^msg_/)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  expect((await sql.query("select state from webhook_delivery where event <> 'test'")).rows).toEqual([
    { state: 'done' },
  ])
})
